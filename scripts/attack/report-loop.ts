// Runs within the attacked server and answers how long its event loop went without a turn since the last question.
import { watchLoop } from '../../api/test/loop-watch.ts';

const watch = watchLoop('own');
process.on('message', () => process.send?.(watch.longest()));
// The server ends as it would without this.
process.channel?.unref();
