// Plain JavaScript, because compiled TypeScript would call helpers that do not exist in the page.
const vitals = { first: 0, largest: 0, blocking: 0, layoutShift: 0 };
globalThis.vitals = vitals;

function on(type, each) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
  observer.observe({ type, buffered: true });
}

on('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') vitals.first = startTime;
});
on('largest-contentful-paint', ({ startTime }) => {
  vitals.largest = startTime;
});
on('longtask', ({ startTime, duration }) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (paint && startTime >= paint.startTime) vitals.blocking += duration - 50;
});
on('layout-shift', ({ value }) => {
  vitals.layoutShift += value;
});

// Measures the milliseconds from the next key until the search dialog shows its results.
globalThis.awaitKey = () => {
  // The status is empty until the results match what is typed.
  const status = document.querySelector('dialog[open] [role="status"]');
  globalThis.resultsTime = new Promise((resolve) => {
    const onKeyDown = ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (!status.textContent) return;
        observer.disconnect();
        resolve(performance.now() - timeStamp);
      });
      observer.observe(status, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('keydown', onKeyDown, { capture: true, once: true });
  });
};
