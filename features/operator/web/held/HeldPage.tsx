import { IconShieldCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { DecisionQueue } from '#kit/ui/dialogs/DecisionQueue.tsx';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { findHeld, HELD_TABS, HeldSearch, type HeldTab } from '../../held-contract.ts';
import { HeldDialog, type OpenDialog } from './HeldDialog.tsx';
import { HeldJobEntry } from './HeldJobEntry.tsx';
import { HeldMessageEntry } from './HeldMessageEntry.tsx';

const TAB_WORDS: Record<HeldTab, string> = { held: 'Held', reported: 'Reported messages', decided: 'Decided' };
const EMPTY_WORDS: Record<HeldTab, [title: string, text: string]> = {
  held: [
    'Nothing to check',
    'Messages, jobs and changes of jobs that may ask for bank details, identity numbers or money wait here before anyone else sees them.',
  ],
  reported: ['No open reports', 'Messages that veterans report appear here.'],
  decided: ['Nothing decided yet', 'Your decisions about messages and jobs appear here.'],
};

/** Messages, jobs and changes of published jobs that wait for a decision before others see them, and messages that veterans reported. */
export function HeldPage() {
  const search = useUrlSearch(HeldSearch);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const reply = useQuery({ ...query(findHeld, { query: search }), placeholderData: keepPreviousData });
  const { tab } = search;
  const [title, text] = EMPTY_WORDS[tab];
  return (
    <>
      <DecisionQueue
        title="Held for review"
        lead="Messages, jobs and changes here may ask for bank details, identity numbers or money. You can’t read any other messages."
        tab={tab}
        tabs={HELD_TABS.map((name) => ({
          name,
          label: TAB_WORDS[name],
          count: name === 'decided' ? undefined : reply.data?.counts[name],
        }))}
        hrefOf={(change) => searchHref(paths.operator.held(), HeldSearch, search, change)}
        reply={reply}
        what="entries"
        empty={{ title, text, icon: <IconShieldCheck size={28} aria-hidden /> }}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      >
        {(entry) =>
          entry.kind !== 'message' ? (
            <HeldJobEntry entry={entry} onAsk={(what) => setDialog({ what, entry })} />
          ) : (
            <HeldMessageEntry tab={tab} message={entry} onAsk={(what) => setDialog({ what, entry })} />
          )
        }
      </DecisionQueue>
      {dialog && <HeldDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
