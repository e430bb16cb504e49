import { sentenceFor } from '../cannot-start.ts';
import type { Environment } from '../environment/environment.ts';
import { startServer } from '../start-server.ts';
import { endProcess } from './end-on-signal.ts';
import { listenToPrimary, type Report } from './messages.ts';
import { SHARED_BY_PRIMARY } from './shared.ts';

/** Runs the server in a process that the primary has started, and tells the primary how that goes. */
export async function work(environment: Environment): Promise<void> {
  const { drain, close } = listenToPrimary();
  try {
    const { end } = await startServer(environment, SHARED_BY_PRIMARY);
    void drain.then(() => endProcess(end(close), environment.drainSeconds * 1000));
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tell({ says: 'asked-to-end' }));
    tell({ says: 'ready' });
  } catch (error) {
    tell({ says: 'cannot-start', sentence: sentenceFor(error) }, () => process.exit(1));
  }
}

function tell(report: Report, whenTold: () => void = () => {}): void {
  process.send?.(report, whenTold);
}
