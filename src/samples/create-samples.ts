import type { Call } from '../openapi/calls/call';
import type { TypedValue } from '../openapi/calls/typed-value';
import { writeCurl } from './curl/curl';
import { writeJava } from './java/java';
import { writeJavaScript } from './javascript/javascript';
import { writePython } from './python/python';
import { writeRust } from './rust/rust';
import type { Sample, Sdks } from './sample';

interface Writer extends Omit<Sample, 'code'> {
  write: (call: Call, sdks: Sdks) => string;
}

const writers: Writer[] = [
  { language: 'curl', label: 'cURL', fence: 'bash', write: writeCurl },
  { language: 'javascript', label: 'JavaScript', fence: 'js', write: writeJavaScript },
  { language: 'python', label: 'Python', fence: 'python', write: writePython },
  { language: 'java', label: 'Java', fence: 'java', write: writeJava },
  { language: 'rust', label: 'Rust', fence: 'rust', write: writeRust },
];

/**
 * The samples of a call, in the order of their tabs: cURL, and each language that has an SDK. An
 * SDK names everything by identifiers, so a call with other names has none, nor has one that sends a
 * file, of which an SDK takes the bytes.
 */
export function createSamples(call: Call, sdks: Sdks): Sample[] {
  const own: Sdks = { ...sdks, types: bare(sdks.types), payloads: bare(sdks.payloads) };
  const isFile = call.body !== undefined && call.body.value === undefined;
  const hasSdk = !isFile && listNames(call).every((name) => /^[a-z_$][\w$]*$/i.test(name));
  return writers
    .filter(({ language }) => language === 'curl' || hasSdk)
    .map(({ write, ...names }) => ({ ...names, code: write(call, own) }))
    .filter(({ code }) => code !== '');
}

/** Nothing is found in it but what was put in, whatever a schema is called. */
function bare(names: Record<string, string>): Record<string, string> {
  return Object.assign(Object.create(null), names);
}

/** Everything that a client has a class, method or member for. */
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
      return type.length > 0 ? [...type, value.value.replace(/[^\w$]/g, '_')] : [];
    case 'list':
      return value.items.flatMap(listNamesIn);
    case 'map':
      return value.entries.flatMap(([, held]) => listNamesIn(held));
    case 'structure':
      return value.fields.flatMap(([name, held]) => [
        ...(type.length > 0 ? [...type, name] : []),
        ...listNamesIn(held),
      ]);
    case 'union':
      return [...type, ...(type.length > 0 ? [value.member] : []), ...listNamesIn(value.value)];
    default:
      return [];
  }
}
