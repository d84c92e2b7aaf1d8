import { exitWith } from './exit-with';
import { serveSite } from './serve/serve-site';

exitWith(serveSite(process.argv.slice(2)));
