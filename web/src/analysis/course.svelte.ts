/** The analysis of a table's game: how far it is, and what it has found. It is asked for again while it goes on. */

import { api, Refused } from '../api';
import type { AnalysisOut, Phrase, ReportOut } from '../protocol';

const EVERY = 1500; // milliseconds
const GOES_ON: ReadonlySet<AnalysisOut['state']> = new Set(['waiting', 'running']);

type Server = Pick<typeof api, 'analysis' | 'analyse' | 'stopAnalysis'>;

export class Course {
  now = $state.raw<AnalysisOut | undefined>();
  report = $state.raw<ReportOut | undefined>();
  /** Why the last request was refused. */
  problem = $state.raw<Phrase | undefined>();
  private stamp = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly server: Server = api,
  ) {}

  get goesOn(): boolean {
    return this.now !== undefined && GOES_ON.has(this.now.state);
  }

  open(): Promise<void> {
    this.closed = false;
    return this.hear(() => this.server.analysis(this.id, this.stamp));
  }

  /** Begin, or go on. */
  ask(): Promise<void> {
    return this.hear(() => this.server.analyse(this.id));
  }

  stop(): Promise<void> {
    return this.hear(() => this.server.stopAnalysis(this.id));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async hear(request: () => Promise<AnalysisOut>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const now = await request();
      this.now = now;
      this.problem = undefined;
      if (now.report) this.report = now.report;
      this.stamp = this.report ? now.stamp : -1;
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      this.problem = refusal.why;
    }
    // also after a refusal: the server may only have been away
    if (!this.closed && this.goesOn) this.timer = setTimeout(() => void this.open(), EVERY);
  }
}
