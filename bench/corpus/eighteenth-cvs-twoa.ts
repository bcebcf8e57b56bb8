import { webPage } from './eighteenth-cvs-two-pages.ts';
import type { Page } from './fourteenth-pages.ts';
import { typeset, word } from './writers.ts';

// CVs of the eighteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const MANAGEMENT_ACCOUNTANT = `= {name:Priya Nandakumar}
{location:Leicester} · {phone:07700 900318} · {email:priya.nandakumar@inkpost.example} · {url:linkedin.com/in/priya-nandakumar-example}

# Profile
Chartered management accountant with ten years in food manufacturing and distribution. Comfortable on the factory floor as well as in the month-end spreadsheet.
# Experience
| {dates1:Apr 2021 – Present|2021-04..present} | **{title1:Management Accountant}**, __{firm1:Foxglove Foods Ltd}__, Leicester |
- {did1:Produce the monthly management accounts for three sites within five working days}
- {did1:Rebuilt the standard costing model, which exposed £180,000 of unpriced packaging changes}
- {did1:Line manage an assistant accountant and a finance apprentice}

| {dates2:Sep 2017 – Mar 2021|2017-09..2021-03} | **{title2:Assistant Management Accountant}**, __{firm2:Wharfside Logistics}__, Coventry |
- {did2:Prepared accruals, prepayments and balance sheet reconciliations}
- {did2:Ran the weekly fuel and overtime report for 14 depot managers}
- {did2:Supported the move from Sage 200 to Business Central}

| {dates3:Aug 2015 – Aug 2017|2015-08..2017-08} | **{title3:Accounts Assistant}**, __{firm3:Belgrave Office Supplies}__, Leicester |
- {did3:Processed about 400 purchase invoices a month and the fortnightly payment run}
- {did3:Reconciled four bank accounts and the petty cash}
# Education
| {years1:2012 – 2015|2012..2015} | **{degree1:BSc (Hons)} {area1:Accounting and Finance}**, __{school1:De Montfort University}__, 2:1 |
| {years2:2010 – 2012|2010..2012} | **{degree2:A levels}**: Mathematics, Business Studies, Chemistry, __{school2:Gateway Sixth Form College}__ |
# Certifications
| 2020 | {passed:CIMA Chartered Management Accountant (ACMA, CGMA)} |
| 2017 | {passed:AAT Level 4 Professional Diploma in Accounting} |
# Skills
{skill:Standard costing}, {skill:Budgeting and forecasting}, {skill:Excel}, {skill:Power BI}, {skill:Business Central}, {skill:Stock valuation}, {skill:VAT returns}
# Languages
{language:English} (native), {language:Tamil} (fluent), {language:Hindi} (conversational)
`;

const STORE_MANAGER = `= {name:Marcus Delacroix}
{location:Tulsa, OK 74133|Tulsa, OK|Tulsa, Oklahoma|Tulsa} | {phone:(918) 555-0127} | {email:marcus.delacroix@redbud.example}

# Summary
Store manager with eleven years in grocery and home improvement retail and four years of Army supply. Known for clean counts, low turnover and stores that open on time.

# Experience
**{title1:Store Manager}** | {firm1:Harvest Row Market} | Tulsa, OK
{dates1:May 2020 – Present|2020-05..present}
- {did1:Run a $21 million grocery store with 88 associates and six department managers}
- {did1:Cut shrink from 2.9% to 1.7% of sales in two years by rebuilding receiving and markdown routines}
- {did1:Promoted nine associates to department lead since 2021}
**{title2:Assistant Store Manager}** | {firm2:Boone Lumber & Home} | Broken Arrow, OK
{dates2:February 2017 – April 2020|2017-02..2020-04}
- {did2:Led the night freight team of 14 and the spring garden reset}
- {did2:Wrote weekly schedules for 60 associates within a labor budget of 9.5%}
**{title3:Department Supervisor}** | {firm3:Boone Lumber & Home} | Tulsa, OK
{dates3:August 2014 – January 2017|2014-08..2017-01}
- {did3:Supervised the plumbing and electrical aisles and the Pro desk}

# Military Service
**{title4:Unit Supply Specialist} ({rank4:Sergeant})** | {service4:U.S. Army} | Fort Carson, CO
{dates4:June 2010 – June 2014|2010-06..2014-06}
- {did4:Accounted for $4.6 million of property with no losses over three change-of-command inventories}
- {did4:Deployed to Kandahar, Afghanistan, for nine months as company supply NCO}

# Education
**{degree1:Associate of Applied Science}, {area1:Business}** | {school1:Tulsa Community College} | {years1:May 2017|2017-05}
**{degree2:High School Diploma}** | {school2:Sapulpa High School} | {years2:May 2010|2010-05}

# Skills
- {skill:Inventory control}
- {skill:P&L management}
- {skill:Workforce scheduling}
- {skill:Loss prevention}
- {skill:Kronos}
- {skill:Hiring and onboarding}

# Certifications
- {passed:ServSafe Food Protection Manager}, 2023
- {passed:OSHA 10-Hour General Industry}, 2018
`;

const PRIMARY_TEACHER = `[head]= {name:Catrin Howells}
[head]Primary teacher and maths lead
[head]{location:Swansea, SA2|Swansea}
[head]{phone:07700 900534}
[head]**{email:catrin.howells@tawemail.example}**
# Skills
Classroom and curriculum
- {skill:Phonics teaching}
- {skill:Maths mastery}
- {skill:Behaviour management}
- {skill:SEN support plans}
- {skill:Google Classroom}
# Experience
{dates1:SEPTEMBER 2019 - PRESENT|2019-09..present}
**{firm1:Ysgol Gynradd Cwm Derw}, Swansea** - __{title1:Class Teacher and Maths Lead}__
- {did1:Teach Year 4 (28 pupils) and lead mathematics across the school}
- {did1:Raised the share of pupils at the expected level in maths from 71% to 83% in three years}
- {did1:Mentor two student teachers every year}

{dates2:SEPTEMBER 2015 - AUGUST 2019|2015-09..2019-08}
**{firm2:Penlan Hill Primary School}, Swansea** - __{title2:Class Teacher}__
- {did2:Taught Years 2 and 3 in mixed-age classes}
- {did2:Ran the breakfast club reading scheme with twelve parent volunteers}

{dates3:SEPTEMBER 2013 - JULY 2014|2013-09..2014-07}
**{firm3:Brynmill Nursery}, Swansea** - __{title3:Teaching Assistant}__
- {did3:Supported a child with hearing loss one to one, using basic BSL}
# Education
{years1:SEPTEMBER 2014 - JUNE 2015|2014-09..2015-06}
**{school1:Swansea Metropolitan University}, Swansea** - __{degree1:PGCE} {area1:Primary Education}__

{years2:SEPTEMBER 2010 - JUNE 2013|2010-09..2013-06}
**{school2:Cardiff University}, Cardiff** - __{degree2:BA (Hons)} {area2:English Literature}__
# Certificates
{passed:Qualified Teacher Status}, 2015
{passed:Level 3 Safeguarding for Designated Persons}, 2022
{passed:Paediatric First Aid}, 2024
# Languages
{language:English}, {language:Welsh} (fluent), {language:French} (basic)
# Awards
{award:Pearson Teaching Award, Silver, for Outstanding New Teacher}, 2017
`;

const PLUMBER = `[head]**{name:Lee Tattersall}** · plumbing & heating · mob {phone:07700 900685} · {email:lee.tattersall@pipemail.example} · 8 Ashworth Terrace, {location:Burnley BB10|Burnley|8 Ashworth Terrace, Burnley BB10}
**Lee Tattersall CV**
Time served plumber, gas registered, ex Army. 15 years on the tools in housing, schools and people's homes plus some in places where there was no water to start with. I turn up, I clean up and I can read a drawing.
# WHAT I'VE DONE
| **«When»** | **«Who for»** | **«Job»** | **«The work»** |
| {dates1:2019 to date|2019..present} | {firm1:Self employed|Self-employed} | {title1:Plumbing & Heating Engineer} | {did1:Boilers, bathrooms, underfloor heating. About 60% repeat customers.}<br>{did1:Subcontract to two letting agents for gas safety checks, roughly 300 a year.} |
| {dates2:2016 – 2019|2016..2019} | {firm2:Calder Homes Group|Calder Homes Group (housing association)} (housing association) | {title2:Responsive Repairs Plumber} | {did2:Eight jobs a day off a PDA, tenanted homes.}<br>{did2:Out of hours rota one week in five.} |
| {dates3:2014 – 2016|2014..2016} | {firm3:J. Ormerod Mechanical Ltd}, Accrington | {title3:Plumber} | {did3:First and second fix on two school builds and a hospice.} |
# ARMY
| **«When»** | **«Unit and where»** | **«Rank / trade»** | **«The work»** |
| {dates4:2011 – 2014|2011..2014} | {unit4:36 Engineer Regiment}, {service4,5:British Army}, Maidstone | {rank4:Lance Corporal}<br>{title4:Plumber & Pipefitter Class 1|Plumber & Pipefitter} | {did4:Section second in command, 8 lads.}<br>{did4:Herrick 17, plumbed the ablutions and water point for a base of 400.} |
| {dates5:2007 – 2011|2007..2011} | {unit5:39 Engineer Regiment}, Waterbeach | {rank5:Sapper}<br>{title5:Plumber & Pipefitter Class 2|Plumber & Pipefitter} | {did5:Airfield and camp maintenance in Cambridgeshire, Cyprus and the Falklands.} |
# TICKETS
{passed:Gas Safe registered} (CCN1, CENWAT, CKR1, HTR1), runs out Nov 2027
{passed:Unvented Hot Water (G3)}, 2021
{passed:Water Regulations (WRAS)}, 2021
{passed:CSCS Gold Card}, runs out 2028
{passed:Asbestos Awareness}, every year
# SCHOOL AND COLLEGE
| {years1:2008|2008} | {school1:Royal School of Military Engineering}, Chatham | {degree1:NVQ Level 3} {area1:Plumbing and Heating} |
| {years2:2005 to 2007|2005..2007} | {school2:Burnley College} | {degree2:NVQ Level 2} {area2:Plumbing} |
| {years3:2005|2005} | {school3:Ivy Bank High School} | {degree3:GCSEs}, 6 at C and above |
# OTHER BITS
Driving: full licence, own van, trailer test passed. DBS: enhanced, 2024.
Also good at: {skill:leadwork}, {skill:solar thermal}, {skill:power flushing}, {skill:tiling} and {skill:pricing from drawings}.
Spare time: coach the under 12s at Padiham FC, fell walking, Burnley FC season ticket (somebody has to).
# REFS
Mr J Ormerod, J. Ormerod Mechanical Ltd, 07700 900611. Sgt (retd) P Dace, 07700 900612, my section commander.
`;

const HEAD_CHEF = `[side]# Say hello
[side]{phone:07700 900147}
[side]{email:jonny.a@saltmail.example}
[side]{url:www.jonnycooks.example}
[side]{location:Plymouth, Devon|Plymouth}
[side]# I'm good at
[side]{skill:Fish & shellfish}
[side]{skill:Menu costing}
[side]{skill:Pastry}
[side]{skill:Allergen control}
[side]{skill:Cooking for 300+}
[side]{skill:Keeping calm}
[side]# Papers
[side]{passed:Level 4 Food Safety}
[side]{passed:HACCP Level 3}
[side]{passed:First Aid at Work}
[side]# I speak
[side]{language:English}
[side]{language:Yoruba}
[side]{language:Spanish}, enough for a kitchen
[side]# Off duty
[side]Sea swimming, sourdough, vinyl
= {name:Jonny Adeyemi}
Head chef
I learnt to cook for two hundred people in a rolling ship, so a full Saturday night does not worry me. I like short menus, whole fish and a kitchen where nobody shouts.
# My journey
{dates1:2022 – now|2022..present}
**{title1:Head Chef}**
__{firm1:The Slipway}, Plymouth__
{did1:Opened the kitchen from an empty boathouse. Five chefs, 64 covers, 28% food cost and a listing in the Good Food Guide in the second year.}

{dates2:2019 – 2022|2019..2022}
**{title2:Sous Chef}**
__{firm2:Hotel Tamara}, Looe__
{did2:Ran the pass four nights a week, wrote the breakfast menu and trained three commis to chef de partie.}

{dates3:2018 – 2019|2018..2019}
**{title3:Chef de Partie, fish|Chef de Partie}**
__{firm3:Hook & Hake}, Exeter__
{did3:Butchered all fish in house and took the section from two people to one without losing the standard.}

{dates4:2014 – 2018|2014..2018}
**{rank4:Leading Chef}**
__{service4,5:Royal Navy}, {unit4:HMS Argyll}__
{did4:Led a watch of four feeding 190 sailors four times a day, including nine months in the Gulf and the Far East.}

{dates5:2010 – 2014|2010..2014}
**{title5:Chef}**
__Royal Navy, {unit5:HMS Raleigh}__
{did5:Galley chef for 600 recruits at the training establishment, then the wardroom.}

{dates6:2008 – 2010|2008..2010}
**{title6:Kitchen Porter}**
__{firm6:Dolphin Grill}, Torquay__
# Where I trained
{years1:2010 – 2011|2010..2011}
**{degree1:NVQ Level 2}, {area1:Professional Cookery}**
__{school1:Defence Maritime Logistics School}, Torpoint__

{years2:2003 – 2008|2003..2008}
**{degree2:GCSEs}**
__{school2:Torquay Community College}__
# A nice mention
{award:Navy Chef of the Year, runner-up}, 2016
`;

const NURSE_FEDERAL = `= {name:DANIELLE R. OKAFOR|Danielle R. Okafor}, RN, BSN
2207 Juniper Street, {location:Topeka, KS 66604|Topeka, KS|Topeka, Kansas|Topeka|2207 Juniper Street, Topeka, KS 66604}
«Home/Cell:» {phone:785-555-0163} «Email:» {email:danielle.okafor@prairiepost.example}
**«Citizenship:»** United States **«Veterans' Preference:»** 10-point (CPS)
**«Announcement:»** CBST-12455310-25
**«Clearance:»** Secret (2016, lapsed)
# OBJECTIVE
Nurse Manager, Community Living Center
# PROFESSIONAL EXPERIENCE
**{title1:REGISTERED NURSE, MEDICAL-SURGICAL|Registered Nurse|Registered Nurse, Medical-Surgical}**
{firm1:Department of Veterans Affairs, Hollis Ridge VA Medical Center|Hollis Ridge VA Medical Center|Department of Veterans Affairs}
4101 Grant Avenue, Topeka, KS 66611
{dates1:08/2021 – Present|2021-08..present}\t«Hours per week:» {hours1:36}\t«Salary:» {salary1:$91,400 per year}\t«Grade:» {grade1:VN-0610-02}
«Supervisor:» {supervisor1:Theresa Wynn}, {supervisorphone1:785-555-0170}, may contact
{did1:Charge nurse on a 28-bed telemetry and medical-surgical unit, evening shift.}
«DUTIES:» {did1:Assess, plan and evaluate care for 5 to 6 Veterans per shift with heart failure, COPD and post-surgical needs. Administer IV push cardiac drugs, blood products and heparin per protocol. Assign staff and beds for 9 RNs and 4 nursing assistants as relief charge nurse.}
«ACCOMPLISHMENTS:»
- {did1:Led the fall prevention huddle project that reduced falls with injury from 11 to 3 per year.}
- {did1:Precepted 12 new graduate nurses; all 12 are still with the facility.}

**{title2:STAFF NURSE, EMERGENCY DEPARTMENT|Staff Nurse|Staff Nurse, Emergency Department}**
{firm2:Kaw Valley Regional Hospital}
850 Polk Street, Topeka, KS 66612
{dates2:06/2019 – 07/2021|2019-06..2021-07}\t«Hours per week:» {hours2:40}\t«Salary:» {salary2:$31.50 per hour}
«Supervisor:» {supervisor2:Glenn Parrish}, {supervisorphone2:785-555-0188}, may contact
«DUTIES:» {did2:Triaged walk-in and ambulance patients in a 22-bed Level III trauma emergency department. Started IVs, drew labs, assisted with intubation and conscious sedation.}

**{title3:NURSING ASSISTANT|Nursing Assistant}** (part time while in school)
{firm3:Shawnee Oaks Nursing Home}
Topeka, KS
{dates3:09/2017 – 05/2019|2017-09..2019-05}\t«Hours per week:» {hours3:20}\t«Salary:» {salary3:$13.10 per hour}
«Supervisor:» retired
«DUTIES:» {did3:Bathed, fed, turned and walked residents on a 40-bed memory care hall.}

**{title4:HOSPITAL CORPSMAN|Hospital Corpsman} ({rank4:Petty Officer Second Class}, E-5)**
{service4:U.S. Navy}, {unit4:Naval Hospital Camp Pendleton}
Oceanside, CA
{dates4:07/2011 – 07/2017|2011-07..2017-07}\t«Hours per week:» {hours4:40}\t«Salary:» {salary4:$2,614 per month}
«Supervisor:» {supervisor4:HMC Luis Ferrand}, contact me first
- {did4:LED 14 corpsmen on a 30-bed ward. Flawless medication accountability through 3 inspections.}
- {did4:DEPLOYED with 3rd Battalion, 5th Marines to Helmand. Treated 41 casualties at the point of injury.}
- {did4:TRAINED 220 Sailors and Marines in Tactical Combat Casualty Care with a 98% first-time pass rate.}
# EDUCATION
{school1:Washburn University}, Topeka, KS 66621. {degree1:Bachelor of Science} in {area1:Nursing}, {years1:05/2019|2019-05}. GPA 3.71 of 4.0. 124 semester hours.
{school2:Naval Medical Training Institute}, Fort Sam Houston, TX. {degree2:Certificate}, {area2:Hospital Corpsman Basic}, {years2:12/2011|2011-12}.
{school3:Highland Park High School}, Topeka, KS. {degree3:Diploma}, {years3:05/2011|2011-05}.
# LICENSES AND CERTIFICATIONS
{passed:Registered Nurse, Kansas State Board of Nursing} (no. 13-555014), expires 03/2027; {passed:Basic Life Support (BLS)}, 2025; {passed:Advanced Cardiac Life Support (ACLS)}, 2025; {passed:Certified Medical-Surgical Registered Nurse (CMSRN)}, 2023
# AWARDS
{award:DAISY Award}, 2023. {award:Navy and Marine Corps Achievement Medal} (2). {award:Combat Action Ribbon}, 2013.
# SKILLS
{skill:CPRS}, {skill:BCMA}, {skill:Epic}, {skill:Telemetry monitoring}, {skill:Wound care}, {skill:Discharge planning}
# LANGUAGES
{language:English} (native); {language:Igbo} (reads, speaks)
`;

/** The tidy CVs of the second part, and its documents with service in a civilian career. */
export const TWO_A: Page[] = [
  [
    'clean dates beside entries of an accountant pdf',
    MANAGEMENT_ACCOUNTANT,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 20mm, y: 18mm))\n#set text(font: "Lato", size: 10pt)\n#set list(indent: 44mm, marker: text(fill: rgb("#1f5f8b"))[•])\n#let big(body) = text(size: 25pt, fill: rgb("#1f5f8b"), body)',
      heading:
        'block(above: 14pt, below: 8pt)[#grid(columns: (40mm, 1fr), gutter: 4mm, align: horizon, rect(width: 100%, height: 4pt, fill: rgb("#1f5f8b")), text(size: 13pt, weight: "bold", fill: rgb("#1f5f8b"), it.body))]',
      name: '#big',
      columns: '(40mm, 1fr)',
    }),
  ],
  ['clean template of a store manager word', STORE_MANAGER, word({ heading: 'style', size: 11 })],
  [
    'clean headings at the left of a teacher pdf',
    PRIMARY_TEACHER,
    webPage(
      'A4',
      'body{font:10pt/1.45 "Nimbus Sans",sans-serif;color:#333}header{border-top:6px solid #000;padding-top:10px;margin-bottom:12px}h1{font-size:26pt;color:#000;line-height:1.15}section:has(h2){display:flex;border-top:1px solid #000;padding:8px 0 12px}section h2{width:42mm;flex:none;font-size:11pt;color:#000}.entries{flex:1}.entry+.entry{margin-top:9px}',
    ),
  ],
  [
    'titled tables of a plumber and sapper word',
    PLUMBER,
    word({ heading: 'bold', size: 10, widths: [1350, 2300, 2050, 3500], footer: 'Last updated October 2025' }),
  ],
  [
    'designed columns of a chef with a navy spell pdf',
    HEAD_CHEF,
    webPage(
      'A4',
      'body{font:10pt/1.45 "URW Gothic","DejaVu Sans",sans-serif;color:#2b2b2b}.body{display:flex;gap:26px}aside{width:50mm;flex:none;background:#12403a;color:#f3efe4;padding:150px 16px 20px;position:relative;overflow-wrap:anywhere}aside:before{content:"";position:absolute;top:22px;left:50%;margin-left:-52px;width:104px;height:104px;border-radius:50%;background:#c9a66b}aside p{margin-bottom:4px;font-size:9pt}aside h2{font-size:12pt;color:#e3c48d;margin:16px 0 6px}main{flex:1;padding-top:16px}h1{font-size:30pt;color:#12403a;line-height:1.1}h1+p{font-size:13pt;letter-spacing:.2em;color:#a9813f;margin:2px 0 10px}main h2{font-size:14pt;color:#12403a;margin:16px 0 8px}main section:has(h2) .entry{position:relative;padding-left:84px;margin-bottom:9px}main section:has(h2) .entry:has(p:nth-child(2)) p:first-child{position:absolute;left:0;top:0;color:#a9813f;font-size:9pt}',
    ),
  ],
  ['federal fields of a nurse and corpsman word', NURSE_FEDERAL, word({ heading: 'underlined', size: 11, tabs: [2100, 4300] })],
];
