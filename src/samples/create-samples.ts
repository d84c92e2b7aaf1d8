import type { Call } from '../openapi/call';
import { writeCurl } from './curl';
import { writeJava } from './java';
import { writeJavaScript } from './javascript';
import { writePython } from './python';
import { writeRust } from './rust';
import type { Sample, Sdks } from './sample';

const languages: [Sample['language'], label: string, write: (call: Call, sdks: Sdks) => string][] =
  [
    ['curl', 'cURL', writeCurl],
    ['javascript', 'JavaScript', writeJavaScript],
    ['python', 'Python', writePython],
    ['java', 'Java', writeJava],
    ['rust', 'Rust', writeRust],
  ];

/** The samples of a call, in the order of their tabs: cURL, and each language that has an SDK. */
export function createSamples(call: Call, sdks: Sdks): Sample[] {
  return languages
    .map(([language, label, write]) => ({ language, label, code: write(call, sdks) }))
    .filter(({ code }) => code !== '');
}
