const POST =
  /\b(?:engineer|developer|programmer|manager|director|officer|intern(?:ship)?|analyst|consultant|architect|designer|administrator|assistant|associate|coordinator|co-ordinator|specialist|technician|supervisor|lead|leader|head|chief|president|vice president|vp|ceo|cto|cfo|coo|cio|founder|co-founder|owner|partner|scientist|researcher|fellow|professor|lecturer|teacher|tutor|instructor|trainer|mentor|advisor|adviser|representative|rep|agent|executive|accountant|auditor|clerk|secretary|receptionist|nurse|doctor|physician|paramedic|therapist|pharmacist|surgeon|carer|attorney|lawyer|solicitor|paralegal|barrister|judge|driver|operator|operative|mechanic|electrician|plumber|carpenter|welder|fitter|machinist|labourer|worker|foreman|guard|detective|firefighter|chef|cook|waiter|waitress|barista|bartender|cashier|salesperson|salesman|buyer|planner|scheduler|estimator|surveyor|inspector|editor|writer|author|journalist|reporter|photographer|producer|artist|animator|musician|strategist|marketer|recruiter|volunteer|first aider|trustee|member|chair|chairman|treasurer|captain|sergeant|corporal|lieutenant|major|colonel|commander|private|soldier|pilot|marine|sailor|gunner|signaller|medic|storeman|superintendent|apprentice|trainee|graduate|freelance(?:r)?|contractor|self-employed|creator|maintainer|contributor|controller|dispatcher|buyer|broker|banker|trader|librarian|curator|steward|host|translator|interpreter|sre|devops|scrum master|product owner|tester|handler|crew|loader|handyman|cleaner|caretaker|gardener|farmer|groundsman|custodian|nco|warrant|quartermaster|adjutant|squad|platoon)s?\b/gi;
const FIRM =
  /\b(?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|corp|corporation|company|co|group|holdings|university|college|school|academy|institute|council|nhs|hospital|clinic|army|navy|raf|air force|marine corps|marines|guard|regiment|battalion|police|department|ministry|agency|authority|bank|trust|foundation|association|society|charity|church|ambulance|rescue|scouts|guides|samaritans|club|brigade|humanity|solutions|systems|technologies|technology|labs?|laborator(?:y|ies)|research|studios?|consulting|consultancy|consultants|partners|services|industries|enterprises|international|global|worldwide|media|networks?|software|digital|ventures|capital|energy|logistics|motors|airlines|airways|stores?|restaurant|hotel|cafe|café|pharma|health|healthcare|insurance|ai)\b\.?/gi;

/** Above zero for a post, below for an employer, zero where no word tells. */
export function leaning(text: string): number {
  const posts = [...text.matchAll(POST)];
  const firms = [...text.matchAll(FIRM)];
  const first = (text.split(/[,(/]|\s(?:of|for|at|in|-|–)\s/)[0] ?? text).trim().replace(/ (?:[IV]{1,3}|\d)$/, '');
  const endsAsPost = new RegExp(`(?:${POST.source})$`, 'i').test(first);
  return (
    (posts.length > 0 ? 1 : 0) +
    (endsAsPost ? 1.5 : 0) -
    (firms.length > 0 ? 1.2 : 0) -
    (/\b(?:inc|ltd|llc|plc|gmbh|corp)\b\.?/i.test(text) ? 1.5 : 0)
  );
}
