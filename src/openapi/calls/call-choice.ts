/** Which values a call sends, where the document has several or none of the wanted ones. */
export interface CallChoice {
  /** The name of the request example to send. Defaults to the first one. */
  example?: string | undefined;
  /** Values of parameters, by name. */
  with?: Readonly<Record<string, unknown>> | undefined;
  /** The names of parameters that are left out, even if they are required. */
  without?: readonly string[] | undefined;
  /** Another body than an example, or null for none. */
  body?: { json: unknown } | { text: string } | null | undefined;
}
