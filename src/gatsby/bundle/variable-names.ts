/**
 * Names the variables of a minified script by their numbers alone, the letters that are frequent in code
 * first. The minifier would count letters itself, also those of the hashes in names of files, which
 * webpack replaces only later and which differ between a cold and a warm build: so would the scripts, and
 * all pages be rendered again. Runs in the minifier's own threads, so it refers to nothing outside of itself.
 */
export const nameVariable = (index: number): string => {
  const first = 'etnriaoscludpmhfgvbywxkjqzSCDTPAEIRMNLOFBUVHGWYKXJQZ$_';
  const following = `${first}0123456789`;
  let name = first.charAt(index % first.length);
  let rest = Math.floor(index / first.length);
  while (rest > 0) {
    rest -= 1;
    name += following.charAt(rest % following.length);
    rest = Math.floor(rest / following.length);
  }
  return name;
};
