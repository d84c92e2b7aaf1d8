import { Prism } from 'prism-react-renderer';
import { findGrammar } from './grammars';

/** The id of the grammar of commands with their prompts and what they print. */
export const session = 'shell-session';

/**
 * Returns the commands of a shell session without their prompts and what they print. A line that begins with # is
 * a comment, unless all prompts are those of the superuser.
 */
export function readCommands(code: string): string[] {
  const prompted = Prism.tokenize(code, findGrammar(session) ?? {}).flatMap((token) => {
    const isCommand = typeof token !== 'string' && token.type === 'command';
    const [, prompt, command] = (isCommand && /^[^$#%]*([$#%])\s+(.+)$/s.exec(textOf(token))) || [];
    return command ? [{ prompt, command }] : [];
  });
  const commands = prompted.filter(({ prompt }) => prompt !== '#');
  return (commands.length > 0 ? commands : prompted).map(({ command }) => command);
}

function textOf(token: string | Prism.Token): string {
  if (typeof token === 'string') return token;
  return [token.content].flat().map(textOf).join('');
}
