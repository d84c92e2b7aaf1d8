import { buildCall } from '../../openapi/calls/build-call';
import { createSamples } from '../../samples/create-samples';
import type { Sample, Sdks } from '../../samples/sample';
import { oncePerVersion } from './once-per-version';

/** What samples are written with where nothing is known of SDKs. */
const noSdks: Sdks = { token: 'API_TOKEN', types: {}, payloads: {} };

/** The samples of every operation of a version, by its id. */
export const listSamples = oncePerVersion(
  ({ api, document, sdks = noSdks }): ReadonlyMap<string, Sample[]> =>
    new Map(
      document &&
        api?.operations.map((operation) => [
          operation.id,
          createSamples(buildCall(document, operation), sdks),
        ]),
    ),
);
