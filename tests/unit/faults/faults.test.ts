import { corpus } from './corpus';
import { testFaults } from './test-faults';

// All of them, which `tests/long` tries, would take a quarter of the time of all unit tests.
testFaults([...corpus.keys()].filter((place) => place % 2 === 0));
