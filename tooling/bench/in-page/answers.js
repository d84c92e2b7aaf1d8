// Milliseconds from the next key to the answer that then stands in the search's dialog.
globalThis.awaitKey = () => {
  // It says nothing until what is typed is answered.
  const status = document.querySelector('dialog[open] [role="status"]');
  globalThis.answer = new Promise((resolve) => {
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
