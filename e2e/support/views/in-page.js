/* Runs in a page before anything of it, and notes how it is painted. */

window.paint = { shift: 0, largestPaint: 0 };

new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) {
    if (!hadRecentInput) window.paint.shift += value;
  }
}).observe({ type: 'layout-shift', buffered: true });

new PerformanceObserver((list) => {
  window.paint.largestPaint = list.getEntries().at(-1).startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });

/** Until the page has been idle so often that it had so much time. */
window.idleFor = async (timeMs) => {
  const step = 100;
  for (let time = 0; time < timeMs; time += step) {
    await new Promise((resolve) => setTimeout(resolve, step));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
};
