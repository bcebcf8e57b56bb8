import { conversationKey } from '../rules.ts';
import { Thread } from './Thread.tsx';

/** The conversation about an application, inside the applicant panel or the veteran's card. */
export function MessagesSection({ applicationId }: { applicationId: number }) {
  return <Thread conversationKey={conversationKey({ application_id: applicationId })} />;
}
