/** The style of the box, which exists under `develop` only and so is no part of the site's style. */
export default `
.problems {
  position: fixed;
  z-index: var(--z-skip);
  inset: auto 0 0;
  max-block-size: 60vh;
  overflow: auto;
  border-block-start: 3px solid var(--bad-line);
  background: var(--bad-tint);
  color: var(--text);
  font-size: var(--size-md);
  box-shadow: var(--shadow-menu);
}
.problems summary {
  position: sticky;
  inset-block-start: 0;
  padding: var(--space-3) var(--space-5);
  background: var(--bad-tint);
  font-weight: 650;
  cursor: pointer;
}
.problems summary::before {
  content: "▸ ";
}
.problems [open] summary::before {
  content: "▾ ";
}
.problems p,
.problems ol {
  margin: 0;
  padding: 0 var(--space-5) var(--space-3);
}
.moved {
  padding-block-start: var(--space-3);
}
.problems li {
  list-style: none;
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--bad-line);
}
.problems dl {
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  margin: var(--space-2) 0 0;
}
.problems dt {
  color: var(--text-2);
}
.problems dd {
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
`;
