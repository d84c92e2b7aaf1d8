import { corpus } from '../unit/faults/corpus';
import { testFaults } from '../unit/faults/test-faults';

testFaults([...corpus.keys()]);
