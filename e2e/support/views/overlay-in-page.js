// Runs in an overlay that is measured.

/**
 * What waits until the slot's text is the wanted one and has been painted, in milliseconds since 1970. It is wrapped, as
 * who asks for a promise waits for it.
 */
globalThis.paintOf = (slot, wanted) => {
  const shown = document.querySelector(`[data-slot="${slot}"]`);
  if (!shown) throw new Error(`there is no slot ${slot}`);
  const time = new Promise((done) => {
    // a frame's callbacks run before it is painted, and messages after that
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(Date.now());
    const observer = new MutationObserver(() => {
      if (shown.textContent !== wanted) return;
      observer.disconnect();
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(shown, { childList: true, characterData: true, subtree: true });
  });
  return { time };
};
