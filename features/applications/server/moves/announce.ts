import type { Stage } from '#features/jobs/stages.ts';
import type { EventType } from '#features/webhooks/rules.ts';
import { type Announcement, announce } from '#features/webhooks/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { HIDDEN_SECONDS } from '../../rules.ts';

type Move = {
  application_id: number;
  job_id: number;
  company_id: number;
  from_stage: Stage | null;
  to_stage: Stage;
  at: string;
  is_hidden: boolean;
  /** Whether the veteran made it. */
  by_veteran: boolean;
};

/** The topic of a move that can be undone. Its notification and its webhooks share it. */
export const topicOfMove = (id: number, at: string): string => `application ${id} move ${Date.parse(at)}`;

/** Notifies the systems of employers of moves, each as one event, once it can no longer be undone. */
export const announceMoves = (db: TenantDb, moves: readonly Move[]): Promise<void> =>
  announce(
    db,
    moves.flatMap((move): Announcement[] => {
      const { application_id, job_id, company_id, from_stage, to_stage, at, is_hidden } = move;
      // Changed terms of an offer are no move.
      if (from_stage === to_stage) return [];
      const data = { application_id, job_id, stage: to_stage, from_stage };
      const undo = is_hidden && { undo: { topic: topicOfMove(application_id, at), seconds: HIDDEN_SECONDS } };
      return [{ company_id, type: typeOf(move), data, ...undo }];
    }),
  );

function typeOf({ from_stage, to_stage, by_veteran }: Move): EventType {
  if (from_stage === null) return 'application.submitted';
  if (to_stage === 'withdrawn') return 'application.withdrawn';
  if (to_stage === 'declined') return 'offer.declined';
  return to_stage === 'hired' && by_veteran ? 'offer.accepted' : 'application.stage_changed';
}
