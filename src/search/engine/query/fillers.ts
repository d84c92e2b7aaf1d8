import { stem } from './stem';

const fillers = new Set(
  `able actual actually after ago all already always another anyone anything api app appear appears arent ask
  automatically bad basic become becomes before behave best better big bit bunch call cannot cant
  certain come correct correctly couldnt couple currently didnt different directly doc docs
  documentation doesnt dont early easily else enough even everyone everything exactly example examples
  few finally find first found friday full fully get gets getting give given gives go goes going good
  got great guide guides happen happens hasnt havent help here howto inside instead isnt keep keeps kind
  know known last later leave leaves left let long look looking lots made make makes making monday more
  most need needs never new next nobody none nothing now often ok okay old only onto out outside over
  part particular people per place possible problem properly put quickly reach real really remain right
  same saturday say see seem seems seen set shouldnt show shows simple simply single somebody someone
  sometimes soon sort specific start stay stuff suddenly sunday take tell thing things though thursday
  today tomorrow total tried try trying tuesday turn turned tutorial two type under up upon used uses
  using via want wants wasnt way wednesday well whole without wont work working works wouldnt wrong
  yesterday yet`.split(/\s+/),
);

/** Returns true for a word that says little about what somebody looks for, though more than a stop word. */
export function isFiller(word: string): boolean {
  const { singular, inflected } = stem(word);
  // The plural of such a form is a noun: `settings`.
  const verb = word.endsWith('ings') ? singular : inflected;
  return [word, singular, verb].some((form) => fillers.has(form));
}
