/**
 * A text that authors write: Markdown as the document holds it, HTML once `mapTexts` has passed
 * it through the prose pipeline. A page only ever receives the HTML form.
 */
export type Text = string;
