import { type Page, printed } from './fourteenth-pages.ts';
import { word } from './writers.ts';

// CVs of the fourteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const PROJECT_COORDINATOR = `= {name:Shauna Bellerose}
{location:Hamilton, ON L8P|Hamilton, ON|Hamilton, Ontario|Hamilton}
{phone:(905) 555-0148}
**{email:shauna.bellerose@lakepost.example}**
# EXPERIENCE
**{firm1,2:Harbourline Renewables Inc.},** Hamilton, ON — __{title1:Project Coordinator}__
{dates1:MAY 2022 - PRESENT|2022-05..present}
- {did1:Coordinate 12 to 15 rooftop solar projects at a time, from signed contract to utility connection}
- {did1:Keep the schedules, permits and change orders for three project managers in Smartsheet}
- {did1:Built a permit tracker that brought the average wait for a building permit from 41 to 26 days}
- {did1:Run the Monday site call with electricians, roofers and the crane company}
**Harbourline Renewables Inc.,** Hamilton, ON — __{title2:Administrative Assistant}__
{dates2:SEPTEMBER 2020 - APRIL 2022|2020-09..2022-04}
- {did2:Answered customer calls and booked site visits for two estimators}
- {did2:Took over invoicing when the bookkeeper left and cleared a backlog of 90 invoices}
**{firm3:Stoney Ridge Event Rentals},** Grimsby, ON — __{title3:Event Coordinator}__
{dates3:JUNE 2017 - MARCH 2020|2017-06..2020-03}
- {did3:Planned deliveries and crews for about 140 weddings and fairs a season}
- {did3:Trained eight summer students every spring}
**{firm4:Tall Pines Garden Centre},** Ancaster, ON — __{title4:Cashier}__
{dates4:MAY 2015 - AUGUST 2016|2015-05..2016-08}
# EDUCATION
**{school1:Mohawk College},** Hamilton, ON — __{degree1:Graduate Certificate}, {area1:Project Management}__
{years1:SEPTEMBER 2021 - JUNE 2022|2021-09..2022-06}
Evenings, while working full time. Dean's list.
**{school2:Brock University},** St. Catharines, ON — __{degree2:Bachelor of Arts}, {area2:Tourism and Environment}__
{years2:SEPTEMBER 2013 - APRIL 2017|2013-09..2017-04}
# SKILLS
- {skill:Smartsheet}
- {skill:MS Project}
- {skill:Budget tracking}
- {skill:Permit applications}
- {skill:QuickBooks Online}
- {skill:Minute taking}
# CERTIFICATIONS
{passed:Certified Associate in Project Management (CAPM)}, PMI, 2023
{passed:Standard First Aid and CPR-C}, 2024
# LANGUAGES
{language:English}, {language:French} (intermediate)
# VOLUNTEERING
{role1:Race Day Marshal}, {cause1:Around the Mountain Charity Run}, every October since 2018
`;

const AVIONICS_CORPORAL = `= {name:Gareth Pennock}
| **«Address»** | 14 Sycamore Close, {location:Lossiemouth, IV31|Lossiemouth|14 Sycamore Close, Lossiemouth, IV31} |
| **«Mobile»** | {phone:07700 900442} |
| **«E-mail»** | {email:g.pennock@northmail.example} |
| **«Driving licence»** | Full, clean (B, C1) |
| **«Available from»** | 2 February 2026, could be earlier with terminal leave |
# PERSONAL STATEMENT
I am a Corporal in the RAF with 12 years on fast jets and maritime patrol aircraft. I have led shifts of up to nine people on the line and in the bay and I sign for flight safety critical work most days. Now looking for a technician or team leader job in civil aviation, wind or any place that has things with wires in them, preferably in Scotland.
# RAF CAREER
| **«Dates»** | **«Unit»** | **«Rank and job»** | **«What I did»** |
| {dates1:Aug 2021 – now|2021-08..present} | {unit1:120 Squadron}, {service1,2,3:RAF|Royal Air Force} Lossiemouth | {rank1:Corporal}<br>{title1:Avionics Shift Supervisor} | {did1:Look after a shift of 9 on the Poseidon.}<br>{did1:Plan the rectification with the desk, brief aircrew and do the oversigning.}<br>{did1:Detached to Keflavik and Sigonella, 11 weeks in all.} |
| {dates2:Mar 2017 – Jul 2021|2017-03..2021-07} | {unit2:Typhoon Maintenance Facility}, RAF Coningsby | {rank2:Corporal}<br>{title2:Avionics Technician} | {did2:Radar and defensive aids in the bay, then scheduled servicing.}<br>{did2:Found a chafing loom that turned out to be on six other jets. Got a Good Show for it.} |
| {dates3:Nov 2013 – Feb 2017|2013-11..2017-02} | {unit3:31 Squadron}, RAF Marham | {rank3:Senior Aircraftman}<br>{title3:Aircraft Technician (Avionics)|Aircraft Technician} | {did3:First line on Tornado GR4. See-ins, see-offs, weapons loads.}<br>{did3:Op SHADER, Akrotiri, four months.} |
# BEFORE THE RAF
| {dates4:Jul 2011 – Oct 2013|2011-07..2013-10} | {firm4:Kesteven Tyre and Exhaust} | {title4:Tyre Fitter} | {did4:Tyres, batteries and the odd exhaust. Opened up on Saturdays.} |
# COURSES AND QUALIFICATIONS
| 2024 | {passed:IOSH Managing Safely} |
| 2022 | {passed:Human Factors Facilitator} |
| 2021 | {passed:Poseidon MRA1 Mission Systems Q Course} |
| 2018 | {passed:Junior Management and Leadership Course}, RAF Halton |
# EDUCATION
| {years1:2019|2019} | {school1:Lincoln College} | {degree1:HNC} {area1:Electrical and Electronic Engineering} |
| {years2:2014 – 2015|2014..2015} | {school2:RAF Cosford} | {degree2:Advanced Apprenticeship} in {area2:Aeronautical Engineering} |
| {years3:2011|2011} | {school3:Carre's Grammar School, Sleaford|Carre's Grammar School} | {degree3:GCSEs}: 9 at A to C including Maths, English and Physics |
# SKILLS
{skill:Fault finding}, {skill:Fibre optic and coax repair}, {skill:Soldering}, {skill:Wiring diagrams}, {skill:LITS and GOLDesp}, {skill:Tool control}
# INTERESTS
Mountain biking, an old Land Rover, and I help with the station fireworks.
`;

/** The third part of the fourteenth batch. */
export const THREE: Page[] = [
  [
    'clean project coordinator of canada pdf',
    PROJECT_COORDINATOR,
    printed(
      'Letter',
      'body{font:10pt/1.45 "Liberation Sans",sans-serif;color:#333}h1{font-size:28pt;font-weight:400;color:#000;margin:0 0 4px}h2{font-size:9.5pt;color:#2079c7;margin:18px 0 4px}p:has(b){margin-top:8px}p{margin-bottom:2px}',
    ),
  ],
  [
    'tables of an avionics corporal word',
    AVIONICS_CORPORAL,
    word({ heading: 'bold', size: 10, widths: [1700, 2200, 2100, 3600] }),
  ],
];
