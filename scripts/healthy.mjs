// What a container asks whether its process still answers. Whether it is ready is asked by who sends it requests.
const port = process.env.PORT || '3000';
const { ok } = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => ({ ok: false }));
process.exit(ok ? 0 : 1);
