import { code, escapeMarkdown, writeLinkTo } from '../../text/inline-markdown';
import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import type { Text } from '../text';
import { describeDocs } from './details';

/** What a document says about itself besides its title, version and description; one row for each. */
export function describeInfo({ info, externalDocs }: OpenApiDocument): Text | undefined {
  const terms = asText(info.termsOfService);
  const [contact, license] = [info.contact, info.license].map(asObject) as [Json, Json];
  const mail = asText(contact.email);
  const spdx = license.identifier === license.name ? undefined : asText(license.identifier);
  const rows = [
    describeNamed('Contact', contact, mail && writeLinkTo(`mailto:${mail}`, mail)),
    describeNamed('Licence', license, spdx && code(spdx)),
    terms && writeLinkTo(terms, 'Terms of service'),
    describeDocs(externalDocs),
  ].filter(Boolean);
  return rows.length > 0 ? rows.map((row) => `- ${row}`).join('\n') : undefined;
}

/** "Contact: Name, address", with a link if there is one. */
function describeNamed(
  word: string,
  { name, url }: Json,
  more: string | undefined,
): Text | undefined {
  const [words, address] = [name, url].map(asText);
  const named = address ? writeLinkTo(address, words) : words && escapeMarkdown(words);
  const parts = [named, more].filter(Boolean);
  return parts.length > 0 ? `${word}: ${parts.join(', ')}` : undefined;
}
