// Measures the milliseconds from the first click to the first frame with another heading.
globalThis.arrival = new Promise((resolve) => {
  const heading = () => document.querySelector('h1')?.textContent;
  const onClick = ({ timeStamp }) => {
    const before = heading();
    const observer = new MutationObserver(() => {
      if (heading() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - timeStamp));
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  };
  addEventListener('click', onClick, { capture: true, once: true });
});
