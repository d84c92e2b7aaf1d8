import { corpus } from './corpus';
import { testFaults } from './test-faults';

// All of them, which `tests/long` tries, would take longer than all other unit tests together.
testFaults([...corpus.keys()].filter((place) => place % 12 === 0));
