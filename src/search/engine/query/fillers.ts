import { stem } from './stem';

const fillers = new Set(
  `able actual actually app all already always another anything automatically bad basic best better big
  arent bit call cannot cant certain come correct correctly couldnt didnt different doesnt dont else enough even exactly example
  everyone everything few first get gets getting give given gives go goes going good got hasnt havent great happen
  happens help here instead isnt keep keeps kind know known last let long new old look looking made make makes
  making more most nothing now only part people place possible problem put really right same say see
  seen set show shows shouldnt simple single sort start take tell thing things though tried try trying two type
  used uses using want wants wasnt way well whole without wont work working works wouldnt wrong yet`.split(
    /\s+/,
  ),
);

/** Returns true for a word that says little about what somebody looks for, though more than a stop word. */
export function isFiller(word: string): boolean {
  const { singular, inflected } = stem(word);
  return [word, singular, inflected].some((form) => fillers.has(form));
}
