import type { Page } from './fourteenth-pages.ts';
import { web } from './seventeenth-cvs-two-looks.ts';
import { typeset, word } from './writers.ts';

// CVs of the seventeenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const REGISTERED_NURSE = `= {name:Allison Trembley}, BSN, RN
{location:Duluth, MN 55811|Duluth, MN|Duluth} | {phone:(218) 555-0117} | {email:allison.trembley@northpine.example}
# Summary
Registered nurse with nine years on cardiac and medical-surgical units. Comfortable as charge nurse, patient with new graduates, and known for clear handoffs.
# Experience
**{title1:Registered Nurse, Cardiac Step-Down|Registered Nurse}**\t{dates1:June 2021 – Present|2021-06..present}
{firm1:Northgate Regional Medical Center}, Duluth, MN
- {did1:Care for three to four telemetry patients per shift after PCI, ablation and open-heart surgery}
- {did1:Serve as charge nurse two shifts a week for a 28-bed unit}
- {did1:Precepted 11 new graduate nurses, all of whom are still on staff}
- {did1:Rewrote the discharge checklist for heart failure, which lowered 30-day readmissions from 19% to 14%}

**{title2:Registered Nurse, Medical-Surgical|Registered Nurse}**\t{dates2:August 2017 – May 2021|2017-08..2021-05}
{firm2:St. Brendan's Hospital}, Superior, WI
- {did2:Cared for five to six adult patients on a 32-bed medical-surgical floor}
- {did2:Floated to the COVID-19 unit for 14 months}
- {did2:Represented the floor on the falls prevention committee}

**{title3:Certified Nursing Assistant}**\t{dates3:May 2014 – July 2017|2014-05..2017-07}
{firm3:Lakewood Terrace Care Center}, Duluth, MN
- {did3:Helped 12 residents with bathing, meals and transfers on evening shifts}
# Education
**{degree1:Bachelor of Science} in {area1:Nursing}**\t{years1:May 2017|2017-05}
{school1:The College of St. Scholastica}, Duluth, MN
# Licenses and Certifications
- {passed:Registered Nurse, Minnesota Board of Nursing}, active through March 2027
- {passed:Progressive Care Certified Nurse (PCCN)}, 2022
- {passed:Advanced Cardiovascular Life Support (ACLS)}, 2025
- {passed:Basic Life Support (BLS)}, 2025
# Skills
- {skill:Telemetry interpretation}
- {skill:Epic}
- {skill:Arterial sheath removal}
- {skill:Cardiac drips and titration}
- {skill:Patient education}
`;

const NAVY_ELECTRICIAN = `= {name:Terrence Okafor}
{location:Chesapeake, VA|Chesapeake} | {phone:757-555-0163} | {email:terrence.okafor@tidewater.example} | {url:linkedin.com/in/terrence-okafor}
# Summary
Navy electrician's mate with ten years of experience operating and repairing power generation and distribution equipment. Active Secret clearance.
# Experience
**{service1,2,3:U.S. Navy|United States Navy}**, {unit1:USS Bataan (LHD 5)}\tNorfolk, VA
__{title1:Electrical Division Leading Petty Officer}, {rank1:Electrician's Mate First Class}__\t{dates1:Mar 2022 – Jan 2026|2022-03..2026-01}
- {did1:Led 23 electricians responsible for eight ship's service generators and 4,160-volt distribution}
- {did1:Planned 1,900 maintenance actions per year with 98 percent completed on schedule}
- {did1:Managed electrical work during a 14-month shipyard availability worth $52 million}

**U.S. Navy**, {unit2:Mid-Atlantic Regional Maintenance Center}\tNorfolk, VA
__{title2:Motor Rewind Shop Supervisor}, {rank2:Electrician's Mate Second Class}__\t{dates2:Feb 2019 – Feb 2022|2019-02..2022-02}
- {did2:Supervised nine sailors and civilians who rewound and tested 310 motors}
- {did2:Cut average turnaround from 21 to 12 days by sorting work orders by ship deployment date}

**U.S. Navy**, {unit3:USS Gravely (DDG 107)}\tNorfolk, VA
__{title3:Electrical Plant Control Console Operator}, {rank3:Electrician's Mate Third Class}__\t{dates3:Jan 2016 – Jan 2019|2016-01..2019-01}
- {did3:Stood 2,400 hours of watch at the electrical plant control console}
- {did3:Replaced the rotor of a gas turbine generator at sea with a team of four}
# Education
**{school1:Tidewater Community College}**\tNorfolk, VA
__{degree1:Associate of Applied Science} in {area1:Electrical Technology}__\t{years1:Aug 2020 – Dec 2023|2020-08..2023-12}
# Certifications
- {passed:Journeyman Electrician, U.S. Department of Labor (USMAP)}, 2021
- {passed:OSHA 30-Hour General Industry}, 2024
# Skills
{skill:Switchgear maintenance}, {skill:Megger and hipot testing}, {skill:Variable frequency drives}, {skill:Lockout/tagout}, {skill:Blueprint reading}, {skill:Microsoft Excel}
# Awards
- {award:Navy and Marine Corps Achievement Medal} (three awards)
- {award:Navy Good Conduct Medal} (three awards)
`;

const HVAC_TECHNICIAN = `= {name:Dwayne Kuczynski}
{location:1907 W. Garfield Rd, Toledo, Ohio 43613|Toledo, Ohio 43613|Toledo, Ohio|Toledo, OH|Toledo}
«Cell» {phone:419.555.0129} (text is fine) «Email» {email:dkuczynski77@glasscity.example}
# WHAT I DO
Residential and light commercial heating and air. 17 years in the field, most of it running my own van. I do not mind nights or crawl spaces. Not looking for sales work.
# WHERE I HAVE WORKED
| **{firm1:Maumee Valley Heating & Cooling}**<br>Perrysburg, OH<br>{dates1:2018 to date|2018..present} | **{title1:Lead Service Technician}**<br>{did1:Run 5 to 7 calls a day on gas furnaces, heat pumps, mini splits and rooftop units up to 25 tons.}<br>{did1:On call every third week.}<br>{did1:Ride with the apprentices, two of them have their own van now.}<br>{did1:Callbacks last year: 4 out of 1,160.} |
| **{firm2:Dunmore Mechanical Contractors|Dunmore Mechanical Contractors (UA Local 50)}** (UA Local 50)<br>Toledo, OH<br>{dates2:2012 - 2018|2012..2018} | **{title2:HVACR Journeyman}**<br>{did2:Installed and started up chillers, boilers and VAV boxes in schools, the county jail and one hospital wing.}<br>{did2:Read prints, ran the lift, kept the as-builts up to date.} |
| **{firm3:Kuczynski & Son Heating}**<br>Oregon, OH<br>{dates3:2009 - 2012|2009..2012} | **{title3:Helper / Installer|Helper|Installer}**<br>{did3:Dad's shop. Ductwork, change-outs, sheet metal until he retired.} |
| **{firm4:Save-Rite Market}**<br>Toledo, OH<br>{dates4:2007 - 2009|2007..2009} | **{title4:Stock Clerk}**<br>{did4:Nights, while in school.} |
# LICENSES & CARDS
{passed:EPA 608 Universal} (2009)
{passed:NATE Certified, Heat Pumps and Gas Furnaces} (2016, renewed 2024)
{passed:OSHA 10} (2012)
Valid Ohio driver license, clean, plus medical card
# SCHOOLING
{school1:Owens Community College}, Perrysburg - {degree1:Certificate}, {area1:HVAC Technology} - {years1:2009|2009}
{school2:Start High School}, Toledo - {degree2:Diploma} - {years2:2007|2007}
# TOOLS AND KNOW-HOW
{skill:Brazing}; {skill:recovery and evacuation}; {skill:combustion analysis}; {skill:low voltage controls}; {skill:Honeywell and Ecobee stats}; {skill:sheet metal layout}; {skill:ServiceTitan on the tablet}
# PEOPLE WHO WILL VOUCH FOR ME
Bill Sorrell, service manager at Maumee Valley, 419.555.0150
Rita Okonski, building engineer, county jail, 419.555.0188
`;

const IT_SUPPORT = `[head]= {name:Priya Venkataraman}
[head]IT SUPPORT SPECIALIST
[side]# SAY HELLO
[side]{phone:616 555 0174}
[side]{email:priya.v@grandriver.example}
[side]{location:Kentwood, Michigan|Kentwood, MI|Kentwood}
[side]{url:priyafixesit.example}
[side]# TOOLBOX
[side]{skill:Windows 10 / 11}\t●●●●●
[side]{skill:Active Directory}\t●●●●●
[side]{skill:Intune}\t●●●●○
[side]{skill:Microsoft 365}\t●●●●○
[side]{skill:ServiceNow}\t●●●●○
[side]{skill:PowerShell}\t●●●○○
[side]{skill:macOS}\t●●●○○
[side]{skill:Cisco Meraki}\t●●○○○
[side]# CERTIFIED
[side]{passed:CompTIA A+}
[side]2019
[side]{passed:CompTIA Network+}
[side]2021
[side]{passed:Microsoft 365 Certified: Endpoint Administrator Associate}
[side]2024
[side]# I SPEAK
[side]{language:English}
[side]{language:Tamil}
[side]{language:Spanish} (learning)
[side]# OFF THE CLOCK
[side]Pickleball, retro consoles, two rescue greyhounds
# HI THERE
I keep people working. Six years of phones, tickets and walk-ups in banking and health care, with a 97% satisfaction score and a soft spot for users who say "it just stopped."
# WHERE I'VE BEEN
{dates1:03/2023 — now|2023-03..present}
**{title1:Desktop Support Technician II}** @ {firm1,2:Lakeshore Heritage Credit Union}
- {did1:Second-line support for 640 staff in 22 branches}
- {did1:Moved 700 laptops from SCCM to Intune with no branch closed}
- {did1:Wrote the scripts that set up a new teller PC in 35 minutes (was 3 hours)}
{dates2:09/2020 — 03/2023|2020-09..2023-03}
**{title2:Service Desk Analyst}** @ Lakeshore Heritage Credit Union
- {did2:First contact for about 45 tickets a day}
- {did2:Built the knowledge base, 180 articles and counting}
{dates3:06/2019 — 08/2020|2019-06..2020-08}
**{title3:Help Desk Technician}** @ {firm3:Bright Harbor Dental Group|Bright Harbor Dental Group (contract via Kestrel Staffing)|Kestrel Staffing} (contract via Kestrel Staffing)
- {did3:Set up video visits for 31 dentists in the first two weeks of the shutdown}
{dates4:2017 — 2019|2017..2019}
**{title4:Student Computer Lab Assistant}** @ {firm4:Grand Rapids Community College}
# SCHOOL
**{degree1:Associate in Applied Science}, {area1:Computer Information Systems}**
{school1:Grand Rapids Community College}, {years1:2017 — 2019|2017..2019}
`;

const RETAIL_MANAGER = `= {name:Marisol Echeverria}
Store Manager
{location:Tucson, AZ 85719|Tucson, AZ|Tucson}
{email:marisolecheverria_2@desertmail.example}
{phone:+1 520 555 0136}

Bilingual store manager with 15 years in apparel and home goods. I have opened two stores, closed one, and ran the top store of the district for three years in a row. I stayed home with my second child from August 2020 to February 2022, after our mall closed.
__Willing to relocate: Anywhere in Arizona__
__Authorized to work in the US for any employer__
# Work Experience
**{title1:Store Manager}**
{firm1:Fairlane Outfitters}-Tucson, AZ
{dates1:March 2022 to Present|2022-03..present}
{did1:Responsible for a $6.2 million store with 34 associates and three assistant managers. Hire, train, schedule and coach. Own the P&L. Shrink is down from 2.4% to 1.1% and turnover went from 88% to 51%. District Store of the Year 2023 and 2024.}
**{title2:Assistant Store Manager, then Store Manager|Assistant Store Manager|Store Manager}**
{firm2:Casa Verano Home}-Oro Valley, AZ
{dates2:May 2015 to July 2020|2015-05..2020-07}
* {did2:Opened the store from an empty shell: fixtures, hiring fair, grand opening.}
* {did2:Promoted to Store Manager in October 2017.}
* {did2:Wrote the closing plan in 2020 and found new jobs for 12 of 19 associates.}
**{title3:Keyholder}**
{firm3:Shoe Junction}-Nogales, AZ
{dates3:November 2011 to April 2015|2011-11..2015-04}
{did3:Opening and closing, deposits, customer service in English and Spanish.}
**{title4:Seasonal Sales Associate|Sales Associate}**
{firm4:Shoe Junction}-Nogales, AZ
{dates4:September 2011 to November 2011|2011-09..2011-11}
# Education
**{degree1:Associate} in {area1:Business Administration}**
{school1:Pima Community College}-Tucson, AZ
{years1:August 2013 to May 2016|2013-08..2016-05}
**{degree2:High school diploma}**
{school2:Nogales High School}-Nogales, AZ
{years2:May 2011|2011-05}
# Skills
• {skill:Visual merchandising} (10+ years)
• {skill:Loss prevention} (10+ years)
• {skill:Workforce scheduling} (8 years)
• {skill:Profit & loss} (4 years)
• {skill:Recruiting} (9 years)
• {skill:Oracle Retail Xstore} (5 years)
# Languages
• {language:English} - Fluent
• {language:Spanish} - Native
# Certifications and Licenses
**{passed:Arizona Food Handler Card}**
May 2024 to May 2027
**{passed:Driver's License}**
# Assessments
**Management & leadership skills: Impact & influence - Highly Proficient**
June 2021
Indeed Assessments provides skills tests that are not indicative of a license or certification, or continued development in any professional field.
`;

/** The first half of the part. */
export const FIRST: Page[] = [
  ['clean registered nurse word', REGISTERED_NURSE, word({ heading: 'style', size: 11 })],
  [
    'clean electrician of the navy pdf',
    NAVY_ELECTRICIAN,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.7in)\n#set text(font: "EB Garamond", size: 11pt)\n#let title(body) = text(size: 25pt, weight: "bold", smallcaps(body))',
      heading:
        'block(width: 100%, above: 12pt, below: 7pt, stroke: (bottom: 0.5pt), inset: (bottom: 3pt), smallcaps(text(size: 13pt, weight: "regular", it.body)))',
      name: '#title',
    }),
  ],
  [
    'two-cell rows and references of an HVAC technician word',
    HVAC_TECHNICIAN,
    word({ heading: 'underlined', size: 11, widths: [3000, 6300] }),
  ],
  [
    'coloured right column of an IT support specialist pdf',
    IT_SUPPORT,
    web(
      'Letter',
      'body{font:9.5pt/1.45 "Nimbus Sans",Arial,sans-serif;color:#27313a;display:grid;grid-template-columns:1fr 58mm;column-gap:8mm}header{grid-column:1/3;background:#0f5c63;color:#fff;padding:16px 20px;margin-bottom:14px}h1{font-size:26pt;line-height:1.1}header p{letter-spacing:.25em;font-size:9pt;margin-top:4px}h2{font-size:10pt;letter-spacing:.12em;color:#0f5c63;margin:14px 0 6px}main h2:first-child,aside h2:first-child{margin-top:0}aside{background:#e6f1f1;padding:14px;overflow-wrap:anywhere}main p:has(b){margin-bottom:2px}li{margin-bottom:1px}ul{margin-bottom:9px}',
      'after',
    ),
  ],
  [
    'Indeed resume of a retail manager pdf',
    RETAIL_MANAGER,
    web(
      'Letter',
      'body{font:10pt/1.4 "Nimbus Sans",Arial,sans-serif;color:#2d2d2d}h1{font-size:23pt;line-height:1.2}h1+p{font-size:12pt;margin-bottom:4px}h2{font-size:14pt;border-bottom:1px solid #c8c8c8;margin:16px 0 6px;padding-bottom:2px}p:has(b){margin-top:9px}i{font-style:normal;color:#666}p{break-inside:avoid}',
    ),
  ],
];
