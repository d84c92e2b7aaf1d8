/**
 * A text that authors write: Markdown in the document, and HTML once `mapTexts` has
 * converted it. A page only ever receives the HTML form.
 */
export type Text = string;
