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
