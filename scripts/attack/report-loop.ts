// Runs inside the attacked server and reports the longest stall of its event loop since the last question.
import { watchLoop } from '../../api/test/loop-watch.ts';

const watch = watchLoop('own');
process.on('message', () => process.send?.(watch.longest()));
// The server can still exit on its own.
process.channel?.unref();
