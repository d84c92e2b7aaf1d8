import { stem } from './stem';

const fillers = new Set(
  `able actual actually all already always another anything app arent automatically bad basic best better
  big bit call cannot cant certain come correct correctly couldnt didnt different doc docs documentation
  doesnt dont else enough even everyone everything exactly example examples few first get gets getting
  give given gives go goes going good got great guide guides happen happens hasnt havent help here howto
  instead isnt keep keeps kind know known last let long look looking made make makes making more most
  new nothing now old only part people place possible problem put really right same say see seen set
  shouldnt show shows simple single sort start take tell thing things though tried try trying tutorial
  two type used uses using want wants wasnt way well whole without wont work working works wouldnt wrong
  yet`.split(/\s+/),
);

/** Returns true for a word that says little about what somebody looks for, though more than a stop word. */
export function isFiller(word: string): boolean {
  const { singular, inflected } = stem(word);
  return [word, singular, inflected].some((form) => fillers.has(form));
}
