import type {
  ClientRequest,
  ClientResponse,
  PluginOptions,
} from 'gatsby-plugin-algolia/gatsby-node.js';
import { redact } from './admin-key';
import { describeError, describeRequest, Failure } from './failures';

type ClientOptions = PluginOptions['algoliasearchOptions'];

/**
 * Sends the requests of gatsby-plugin-algolia with the admin key. The rest of the plugin does not know
 * the key, and it is removed from responses, so nothing that the plugin prints can contain it.
 */
export function createRequester(adminKey: string): ClientOptions['requester'] {
  return {
    async send(request) {
      const headers = { ...request.headers, 'x-algolia-api-key': adminKey };
      const response = await sendRequest({ ...request, headers });
      const content = redact(response.content, adminKey);
      if (isRejection(response)) throw toFailure(content, response.status);
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

const isRejection = ({ status }: ClientResponse) => status >= 400 && status < 500;

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

/** Describes the failure of the last host, which the client itself reports without details. */
export const logger: ClientOptions['logger'] = {
  debug: ignore,
  error: ignore,
  async info(_message, failed) {
    if (failed.triesLeft === 0) throw new Failure(describeRequest(failed));
  },
};
