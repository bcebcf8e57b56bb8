import { type Page, printed } from './fourteenth-pages.ts';
import { word } from './writers.ts';

/** CVs of the fourteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

const ACCOUNTS_ASSISTANT = `= {name:Gemma Threlfall}
14 Ashcombe Terrace, {location:Stockport SK3 8QT|Stockport|14 Ashcombe Terrace, Stockport SK3 8QT}
«Mobile»: {phone:07700 900462}    «Email»: {email:gemma.threlfall@postroom.example}
# Personal Statement
Accounts assistant with six years in purchase and sales ledger, AAT Level 3 qualified and part way through Level 4. Looking for a role in a small team with more month end work.
# Employment History
**{firm1:Harcourt & Dene Packaging Ltd}**, Stockport\t{dates1:March 2021 – Present|2021-03..present}
{title1:Accounts Assistant}
- {did1:Process around 900 purchase invoices a month and match them to orders and delivery notes}
- {did1:Prepare two weekly payment runs and reconcile three bank accounts}
- {did1:Post accruals and prepayments and help the management accountant with month end}
- {did1:Cut supplier queries older than 30 days from 140 to under 20}
**{firm2:Pendle Motor Factors}**, Burnley\t{dates2:September 2018 – February 2021|2018-09..2021-02}
{title2:Purchase Ledger Clerk}
- {did2:Entered and coded invoices for five branches on Sage 50}
- {did2:Dealt with supplier statements and credit notes by phone and email}
- {did2:Counted and banked the shop takings each day}
**{firm3:Bramhall Lane Garden Centre}**, Stockport\t{dates3:June 2016 – August 2018|2016-06..2018-08}
{title3:Sales Assistant} (weekends, then full time)
- {did3:Tills, deliveries and looking after two Saturday staff}
# Education and Qualifications
{school1:Aquinas Road College}, Stockport\t{years1:2018 – 2020|2018..2020}
{degree1:AAT Level 3 Diploma} in {area1:Accounting}
{school2:Cheadle Vale High School}\t{years2:2011 – 2016|2011..2016}
9 {degree2:GCSEs} at grades A to C including Maths (A) and English (B)
# IT Skills
{skill:Sage 50}, {skill:Xero}, {skill:Microsoft Excel} (pivot tables, lookups), {skill:Outlook}, {skill:Dext}
# Interests
Running (two half marathons so far), baking, and Stockport County home games.
# References
Available on request
`;

const MOTOR_SERGEANT = `= {name:Terrence Okafor-Bell}
Fleet Maintenance Supervisor
[side]# Details
[side]{location:Watertown, NY 13601|Watertown, NY}
[side]{phone:(315) 555-0139}
[side]{email:t.okaforbell@mailhall.example}
[side]# Links
[side]{url:linkedin.com/in/tokaforbell}
[side]# Skills
[side]{skill:Fleet Maintenance}
[side]{skill:Diesel Diagnostics}
[side]{skill:Team Leadership}
[side]{skill:GCSS-Army}
[side]{skill:Parts Inventory}
[side]{skill:Hydraulics}
[side]{skill:Safety Inspections}
[side]# Languages
[side]{language:English}
[side]{language:Igbo}
# Profile
Army maintenance leader with 13 years of service and a current Secret clearance, separating in June. I have run motor pools of up to 160 vehicles and want to do the same for a trucking company or a county fleet in upstate New York.
# Employment History
**{rank1:Staff Sergeant} / {title1:Motor Sergeant}, {service1:U.S. Army|US Army}, Fort Drum, NY**
{dates1:August 2020 — Present|2020-08..present}
- {did1:Supervise 22 mechanics and schedule services for 160 wheeled vehicles and generators}
- {did1:Brought operational readiness from 78% to 94% in one year by fixing how parts were ordered}
- {did1:Trained six Soldiers who went on to earn ASE certifications}
- {did1:Manage a shop stock of $1.1 million with no losses in three inspections}
**{rank2:Sergeant} / {title2:Shop Foreman}, {service2:U.S. Army|US Army}, Camp Humphreys, South Korea**
{dates2:January 2017 — July 2020|2017-01..2020-07}
- {did2:Assigned and checked daily work of nine mechanics}
- {did2:Recovered 31 disabled vehicles in training exercises without an injury}
- {did2:Wrote the shop safety binder that the battalion copied for its other companies}
**{rank3:Specialist} / {title3:Wheeled Vehicle Mechanic}, {service3:U.S. Army|US Army}, Fort Bliss, TX**
{dates3:June 2012 — December 2016|2012-06..2016-12}
- {did3:Repaired HMMWVs, LMTVs and trailers in garrison and for nine months in Kuwait}
- {did3:Licensed on 11 types of vehicle up to the HEMTT wrecker}
**{title4:Lube Technician}, {firm4:Quick Bay Oil & Tire}, Syracuse, NY**
{dates4:May 2010 — May 2012|2010-05..2012-05}
- {did4:Oil changes, tires and brakes, about 20 cars a shift}
# Education
**{degree1:Associate of Applied Science}, {area1:Automotive Technology}, {school1:Jefferson Lake Community College}, Watertown, NY**
{years1:2021 — 2023|2021..2023}
**{degree2:High School Diploma}, {school2:Onondaga Creek High School}, Syracuse, NY**
{years2:2006 — 2010|2006..2010}
# Courses
**{passed:Advanced Leader Course}, Army Ordnance School, Fort Lee, VA**
2019
**{passed:ASE Medium/Heavy Truck T2 Diesel Engines}, National Institute for Automotive Service Excellence**
2022
# Awards
{award:Army Commendation Medal} (2)
{award:Army Achievement Medal} (4)
{award:Mechanic Badge}
`;

/** The second part of the fourteenth batch. */
export const TWO: Page[] = [
  ['clean accounts assistant word', ACCOUNTS_ASSISTANT, word({ heading: 'style', size: 10.5 })],
  [
    'web builder columns of a motor sergeant pdf',
    MOTOR_SERGEANT,
    printed(
      'Letter',
      'body{font:9.5pt/1.45 "DejaVu Sans","Liberation Sans",sans-serif;color:#222;display:flex;flex-direction:row-reverse;gap:26px}aside{width:50mm;flex:none;font-size:9pt;overflow-wrap:anywhere}main{flex:1}h1{font-size:22pt;margin:0;line-height:1.2}h1+p{color:#2b6cb0;margin:2px 0 12px}h2{font-size:12pt;margin:14px 0 4px;color:#111}main p:has(b){margin-top:8px}aside h2{font-size:10.5pt;color:#2b6cb0}',
    ),
  ],
];
