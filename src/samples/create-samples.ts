import type { Call } from '../openapi/calls/call';
import type { TypedValue } from '../openapi/calls/typed-value';
import { remember } from '../text/remember';
import { languages } from './languages';
import type { Sample, Sdks } from './sample';

/**
 * Creates the samples of a call, in the order of their tabs: cURL, and each language with an SDK.
 * A call has no SDK samples if some of its names aren't identifiers, or if it sends a file, because
 * SDKs take the bytes of a file and not its name.
 */
export const createSamples = remember(writeSamples, (...args) => JSON.stringify(args));

function writeSamples(call: Call, sdks: Sdks): Sample[] {
  const own: Sdks = { ...sdks, types: bare(sdks.types), payloads: bare(sdks.payloads) };
  const isFile = call.body !== undefined && call.body.value === undefined;
  const canUseSdk = !isFile && listNames(call).every((name) => /^[a-z_$][\w$]*$/i.test(name));
  return languages
    .filter((each) => canUseSdk || !('sdk' in each))
    .map(({ language, label, fence, write }) => ({
      language,
      label,
      fence,
      code: write(call, own),
    }))
    .filter(({ code }) => code !== '');
}

/** Copies names without a prototype, so that a schema may be called `constructor`. */
function bare(names: Record<string, string>): Record<string, string> {
  return Object.assign(Object.create(null), names);
}

/** The names of everything for which an SDK has a class, method or member. */
function listNames({ operation, parameters, body }: Call): string[] {
  const members = body?.value?.kind === 'structure' ? body.value.fields.map(([name]) => name) : [];
  const values = [...parameters.map(({ value }) => value), ...(body?.value ? [body.value] : [])];
  const sent = parameters.map(({ member }) => member.replaceAll('-', '_'));
  return [operation.id, ...sent, ...members, ...values.flatMap(listNamesIn)];
}

function listNamesIn(value: TypedValue): string[] {
  const type = 'type' in value && value.type !== undefined ? [value.type] : [];
  switch (value.kind) {
    case 'enum':
      return type;
    case 'list':
      return value.items.flatMap(listNamesIn);
    case 'map':
      return value.entries.flatMap(([, inner]) => listNamesIn(inner));
    case 'structure':
      return value.fields.flatMap(([name, inner]) => [
        ...(type.length > 0 ? [...type, name] : []),
        ...listNamesIn(inner),
      ]);
    case 'union':
      return [...type, ...(type.length > 0 ? [value.member] : []), ...listNamesIn(value.value)];
    default:
      return [];
  }
}
