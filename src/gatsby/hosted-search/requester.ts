import type {
  ClientRequest,
  ClientResponse,
  PluginOptions,
} from 'gatsby-plugin-algolia/gatsby-node.js';
import { redact } from './admin-key';
import { describeError, describeRequest, Failure } from './failures';

type ClientOptions = PluginOptions['algoliasearchOptions'];

/**
 * Sends what gatsby-plugin-algolia requests, with the admin key. Nobody else in the plugin knows
 * the key, and no response brings it back: whatever the plugin prints cannot contain it.
 */
export function createRequester(adminKey: string): ClientOptions['requester'] {
  return {
    async send(request) {
      const headers = { ...request.headers, 'x-algolia-api-key': adminKey };
      const response = await sendRequest({ ...request, headers });
      const content = redact(response.content, adminKey);
      if (isRefusal(response)) throw toFailure(content, response.status);
      return { ...response, content };
    },
  };
}

async function sendRequest(request: ClientRequest): Promise<ClientResponse> {
  const { url, method, headers, data: body, connectTimeout, responseTimeout } = request;
  const signal = AbortSignal.timeout((connectTimeout + responseTimeout) * 1000);
  try {
    const response = await fetch(url, { method, headers, body, signal });
    return { status: response.status, content: await response.text(), isTimedOut: false };
  } catch (error) {
    return { status: 0, content: String(error), isTimedOut: signal.aborted };
  }
}

const isRefusal = ({ status }: ClientResponse) => status >= 400 && status < 500;

function toFailure(content: string, status: number): Failure {
  return new Failure(describeError({ message: readMessage(content), status }), status);
}

function readMessage(content: string): string {
  try {
    return JSON.parse(content).message;
  } catch {
    return content;
  }
}

const ignore = async () => {};

/** Of the last host that failed, the client itself says only that it was the last. */
export const logger: ClientOptions['logger'] = {
  debug: ignore,
  error: ignore,
  async info(_message, failed) {
    if (failed.triesLeft === 0) throw new Failure(describeRequest(failed));
  },
};
