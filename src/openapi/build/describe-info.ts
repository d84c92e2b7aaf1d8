import { code, escapeMarkdown, writeLinkTo } from '../../text/inline-markdown';
import { asObject, asText, type OpenApiDocument } from '../document/document';
import type { Text } from '../text';
import { describeDocs } from './details';

/** What a document says about itself besides its title, version and description; one row for each. */
export function describeInfo({ info, externalDocs }: OpenApiDocument): Text | undefined {
  const terms = asText(info.termsOfService);
  const rows = [
    describeContact(info.contact),
    describeLicense(info.license),
    terms && writeLinkTo(terms, 'Terms of service'),
    describeDocs(externalDocs),
  ].filter(Boolean);
  return rows.length > 0 ? rows.map((row) => `- ${row}`).join('\n') : undefined;
}

function describeContact(contact: unknown): Text | undefined {
  const { name, url, email } = asObject(contact);
  const [words, address, mail] = [name, url, email].map(asText);
  const who = address ? writeLinkTo(address, words) : words && escapeMarkdown(words);
  const parts = [who, mail && writeLinkTo(`mailto:${mail}`, mail)].filter(Boolean);
  return parts.length > 0 ? `Contact: ${parts.join(', ')}` : undefined;
}

function describeLicense(license: unknown): Text | undefined {
  const { name, identifier, url } = asObject(license);
  const [words, spdx, address] = [name, identifier, url].map(asText);
  const what = address ? writeLinkTo(address, words) : words && escapeMarkdown(words);
  const parts = [what, spdx && spdx !== words && code(spdx)].filter(Boolean);
  return parts.length > 0 ? `Licence: ${parts.join(', ')}` : undefined;
}
