// CVs of the twenty-sixth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const TAX_ADVISER = `= {name:Sorcha Ní Mhurchú}
[head]Chartered Tax Adviser
[head]3 Rothe Terrace, {location:Kilkenny|Kilkenny, Ireland|3 Rothe Terrace, Kilkenny, Ireland|3 Rothe Terrace, Kilkenny}, Ireland
[head]{phone:+353 20 913 4417} • {email:sorcha@nimhurchu-tax.example} • {url:linkedin.com/in/sorcha-nimhurchu-example}
# Experience
# # # Practice
# # {firm1:Delahunty Kinsella Tax Partners}\tKilkenny
{title1:Senior Tax Manager}\t{dates1:2019–present|2019..present}
{did1:I look after some 140 owner-managed companies and farm partnerships, from incorporation through to succession.}
- {did1:Built the agri-tax desk from one person to four and brought in €310,000 of new fees in its third year.}
- {did1:Settled eleven Revenue level 2 interventions without penalty.}
# # {firm2:Breen & Tuohy Accountants}\tCarlow
{title2:Tax Senior}\t{dates2:2015–2019|2015..2019}
- {did2:Prepared corporation tax, VAT and relevant contracts tax returns for builders and hauliers.}
- {did2:Wrote the firm's budget-day briefing and gave it to 80 clients each October.}
# # # Public service
# # {firm3:Office of the Revenue Commissioners|Revenue Commissioners}\tWaterford
{title3:Executive Officer, Business Division|Executive Officer}\t{dates3:2009–2015|2009..2015}
- {did3:Audited restaurants, garages and small manufacturers in the south-east.}
- {did3:Trained six clerical officers on the move to the online service.}
# Education
# # {school1:Irish Tax Institute}\tDublin
{degree1:Chartered Tax Adviser (CTA)}\t{years1:2013–2016|2013..2016}
# # {school2:Waterford Institute of Technology}\tWaterford
{degree2:Bachelor of Business Studies} in {area2:Accountancy}, __second class honours, grade I__\t{years2:2005–2009|2005..2009}
# Computer skills
**Tax:** {skill:ROS}, {skill:CCH Personal Tax}, {skill:TaxCalc}
**Accounts:** {skill:Xero}, {skill:Sage 50}, {skill:advanced Excel}
# Languages
**{language:Irish}:** native, raised in the Déise Gaeltacht
**{language:English}:** native
**{language:French}:** working knowledge
# Interests
**Camogie:** Under-14 coach at a club in the city
**Music:** Concertina, badly
`;

export const TRAIN_MAJOR = `= {name:Théophile Garrigou}
[head]Supply chain and transport
[side]17 rue des Clercs
[side]{location:42600 Montbrison|Montbrison|17 rue des Clercs, 42600 Montbrison|17 rue des Clercs, 42600 Montbrison, France|42600 Montbrison, France|Montbrison, France}
[side]France
[side]{phone:+33 6 39 98 41 07}
[side]{email:t.garrigou@courriel.example}
[side]French, born 1979
[side]two children
# Professional experience
| {dates1:09/2021–present|2021-09..present} | **{title1:Supply Chain Director}**, __{firm1:Laiteries du Haut-Forez}__, Montbrison. |
| | {did1:Responsible for milk collection from 340 farms, two cold stores and a fleet of 61 vehicles.} {did1:Renegotiated the haulage contracts and reduced the empty mileage by 14 per cent.} |
| {dates2:10/2018–08/2021|2018-10..2021-08} | **{title2:Transport Manager}**, __{firm2:Coopérative Val d'Allier Céréales}__, Moulins. |
| | {did2:Planned grain and fertiliser movements by road, rail and inland waterway for nine silos.} {did2:Led a team of 28 drivers and four schedulers.} |
# Military experience
| {dates3:08/2014–09/2018|2014-08..2018-09} | **{rank3:Major}**, __{title3:head of the operations and training office|Head of the operations and training office}, {unit3:515th Train Regiment}__, {service3:French Army}, La Braconne. |
| | {did3:Ran the yearly training plan of 900 soldiers and the regiment's driving school.} {did3:Deployed for five months to Gao, Mali, as chief of the convoy cell.} |
| {dates4:07/2009–07/2014|2009-07..2014-07} | **{rank4:Captain}**, __{title4:squadron commander|Squadron commander}, {unit4:511th Train Regiment}__, {service4:French Army}, Auxonne. |
| | {did4:Commanded 142 soldiers and 70 heavy vehicles, including six months in Kapisa, Afghanistan.} |
| {dates5:08/2005–06/2009|2005-08..2009-06} | **{rank5:Lieutenant}**, __{title5:platoon leader|Platoon leader}, {unit5:121st Train Regiment}__, {service5:French Army}, Montlhéry. |
| | {did5:Led a transport platoon of 32 and prepared the unit for its missions in Kosovo and Chad.} |
# Education
| {years1:09/2017–06/2018|2017-09..2018-06} | **{degree1:Executive Master}, {area1:Supply Chain Management}**, __{school1:IAE Clermont Auvergne}__, Clermont-Ferrand. |
| {years2:09/2002–07/2005|2002-09..2005-07} | **{degree2:Master's degree}, {area2:International Relations}**, __{school2:École spéciale militaire de Saint-Cyr}__, Guer. |
# Certificates
| 2018 | {passed:Certificate of Professional Capacity, goods transport} |
| 2016 | {passed:Dangerous goods safety adviser (ADR)} |
# Languages
| {language:French} | mother tongue |
| {language:English} | fluent (SLP 3333) |
| {language:German} | intermediate, two exchange years in Pforzheim as a boy |
# Decorations
| 2012 | {award:Cross for Military Valour} with bronze star |
| 2010 | {award:National Defence Medal}, silver |
`;

export const HYDROGRAPHER = `= {name:Jurriaan Postma}
[head]8 Kirkley Park Road
[head]{location:Lowestoft, Suffolk|Lowestoft|8 Kirkley Park Road, Lowestoft, Suffolk|8 Kirkley Park Road, Lowestoft, Suffolk NR33 0LQ} NR33 0LQ
[head]«Mobile:» {phone:07700 900466}
[head]«E-mail:» {email:jurriaan.postma@zeekaart.example}
[box]Curriculum Vitæ
[box]hydrographic surveyor, IHO category A
# Employment
| {dates1:Apr 2019 – to date|2019-04..present} | **{firm1:Sandbank Marine Survey Ltd}**, Great Yarmouth |
| | __{title1:Party Chief}__ |
| | – {did1:Lead survey parties of five to nine on cable routes and wind farm sites in the southern North Sea} |
| | – {did1:Introduced a nightly check of sound velocity, which halved the lines that had to be run again} |
| | – {did1:Sign the survey reports that go to the client and the UK Hydrographic Office} |
| {dates2:Jan 2016 – Mar 2019|2016-01..2019-03} | **{firm2:Van der Velde Baggerwerken BV}**, Sliedrecht, the Netherlands |
| | __{title2:Online Surveyor}__ |
| | – {did2:Ran multibeam and positioning on trailing suction hopper dredgers in Lagos, Melbourne and Rostock} |
| | – {did2:Calculated volumes for interim payments} |
# Royal Netherlands Navy
| {dates3:Sep 2011 – Dec 2015|2011-09..2015-12} | **{service3:Royal Netherlands Navy}**, {unit3:HNLMS Snellius}, Den Helder |
| | __{rank3:Sergeant}, {title3:hydrographic survey supervisor|Hydrographic survey supervisor}__ |
| | – {did3:Supervised a watch of four and the ship's two survey launches} |
| | – {did3:Surveyed the approaches of Saba and Sint Eustatius in 2013} |
| {dates4:Aug 2006 – Aug 2011|2006-08..2011-08} | **{service4:Royal Netherlands Navy}**, {unit4:HNLMS Luymes}, Den Helder |
| | __{rank4:Corporal}, {title4:survey operator|Survey operator}__ |
| | – {did4:Operated single-beam and side-scan sonar and kept the tide records} |
| {dates5:Sep 2003 – Jul 2006|2003-09..2006-07} | **{service5:Royal Netherlands Navy}**, {unit5:HNLMS Rotterdam}, Den Helder |
| | __{rank5:Able Seaman}, {title5:boatswain's party|Boatswain's party}__ |
| | – {did5:Landing craft and replenishment at sea; one tour off Liberia} |
# Education and training
| {years1:Sep 2012 – Jun 2015|2012-09..2015-06} | **{degree1:BSc} {area1:Ocean Technology (Hydrography)}** |
| | {school1:Maritime Institute Willem Barentsz}, Terschelling (while serving) |
| {years2:Sep 1999 – Jun 2003|1999-09..2003-06} | **{degree2:MBO diploma}, {area2:land surveying}** |
| | {school2:Friesland College}, Leeuwarden |
# Education and training «(continued)»
| Feb 2024 | {passed:GWO Basic Safety Training} |
| Nov 2022 | {passed:BOSIET with emergency breathing system} |
| May 2016 | {passed:Hydrographic Surveyor Category A} |
# Skills
| Software | {skill:QINSy}, {skill:CARIS HIPS and SIPS}, {skill:AutoCAD Civil 3D} |
| Equipment | {skill:multibeam echo sounders}, {skill:side-scan sonar}, {skill:GNSS RTK} |
# Languages
| {language:Dutch} | mother tongue |
| {language:Frisian} | mother tongue |
| {language:English} | very good, daily use since 2003 |
# Away from work
| | Skûtsje sailing, sea swimming all the year round, two rescue greyhounds |
`;

export const AVIONICS_TECHNICIAN = `= {name:Imtiaz Ahmed Qureshi}
[head]Avionics & Electrical Systems Specialist
[side]# Profile
[side]Aircraft electrician with 23 years on fighters, transports and airliners. Calm on the night shift and at home in a wiring diagram.
[side]# Contact
[side]{location:Mississauga, Ontario|Mississauga}
[side]{email:imtiaz.qureshi@skywire.example}
[side]{phone:(905) 555-0172}
[side]{url:iaqureshi.example}
[side]# Languages
[side]{language:Urdu}
[side]{language:Punjabi}
[side]{language:English}
[side]{language:French}
[side]# Interests
[side]Short-wave radio, cricket umpiring, growing roses
# Experience
| {dates1:Jun-2019<br>to date|2019-06..present} | **{title1:Avionics Technician}**<br>{firm1:Kestrel Regional Aero Services}, Mississauga |
- {did1:Troubleshoot and modify the electrical systems of Dash 8 and CRJ aircraft in heavy checks}
- {did1:Cut repeat defects on cabin pressure controllers by writing a fault tree used by all three shifts}
| {dates2:Mar-2016<br>to May-2019|2016-03..2019-05} | **{title2:Aircraft Electrician}**<br>{firm2:Al Noor Aircraft Maintenance}, Sharjah, UAE |
- {did2:Line maintenance on A320 freighters, with up to nine turnarounds a night}
| {dates3:Oct-2009<br>to Feb-2016|2009-10..2016-02} | **{rank3:Chief Technician}, {title3:Avionics Crew Chief}**<br>{service3:Pakistan Air Force}, {unit3:No. 6 Squadron}, PAF Base Nur Khan |
- {did3:Managed 18 technicians looking after the avionics of C-130E transports}
- {did3:Kept aircraft flying through the flood relief of 2010: 412 sorties without an avionics abort}
| {dates4:Nov-2001<br>to Sep-2009|2001-11..2009-09} | **{rank4:Senior Technician}, {title4:Electrical Fitter}**<br>{service4:Pakistan Air Force}, {unit4:No. 15 Squadron}, PAF Base Rafiqui |
- {did4:First and second line servicing of F-6 and F-7 fighters}
- {did4:Instructed apprentices on battery bay safety}
# Education
| {years1:2012 –<br>2015|2012..2015} | **{degree1:B.Sc.}, {area1:Electronics}**<br>{school1:Allama Iqbal Open University}, Islamabad |
| {years2:1999 –<br>2001|1999..2001} | **{degree2:Diploma of Associate Engineer}, {area2:Avionics}**<br>{school2:PAF School of Aeronautics}, Kohat, Pakistan |
# Licences
| 2021 | {passed:Transport Canada AME licence, category E} |
| 2017 | {passed:GCAA Part 66 B2} |
# Skills
{skill:Wiring diagrams}
{skill:EWIS inspection}
{skill:ARINC 429 test sets}
{skill:Soldering to IPC-620}
`;

export const SEABEE_PLUMBER = `[head]= {name:Darnell Whitcomb}
[head]Licensed Journeyman Plumber
[head]{location:Gulfport, Mississippi|Gulfport}\t{phone:(228) 555-0139}\t{email:dwhitcomb@pipeline.example}\t{url:whitcombplumbing.example}
# Summary
Seabee turned plumber. I have put water, gas and sewer lines into hospitals, ships' piers, schools and one dirt airstrip in the Pacific, and I pass inspection the first time.
# Experience
# # {firm1:Back Bay Mechanical, Inc.|Back Bay Mechanical}\t{dates1:August 2020 to Present|2020-08..present}
{title1:Journeyman Plumber}\tBiloxi, Mississippi
- {did1:Rough-in and finish work on schools, clinics and two casino hotels}
- {did1:Lead a crew of four and order all material for jobs up to $400,000}
- {did1:Foreman of the year for 2023, with no lost-time accidents}
# # {service2:US Navy}\t{dates2:July 2016 to July 2020|2016-07..2020-07}
{rank2:UT2 (E-5)|UT2}, {title2:Utilitiesman}, {unit2:Naval Mobile Construction Battalion 11}\tGulfport
- {did2:Ran water purification for a camp of 350 on Tinian during an airfield repair}
- {did2:Replaced 2,100 feet of sewer main at Naval Station Rota, finishing nine days early}
- {did2:Crew leader for the plumbing of eight classrooms in Timor-Leste}
# # {firm3:Ladner & Sons Drain Service}\t{dates3:May 2014 to June 2016|2014-05..2016-06}
{title3:Plumber's Helper}\tPass Christian, Mississippi
- {did3:Dug, carried, cleaned up and learned to read a house}
# Education
# # {school1:Mississippi Gulf Coast Community College}\t{years1:August 2021 to May 2023|2021-08..2023-05}
{degree1:Associate of Applied Science}, {area1:Plumbing and Pipefitting}\tPerkinston, Mississippi
# # {school2:Pass Christian High School}\t{years2:May 2014|2014-05..2014-05}
{degree2:High School Diploma}
# Volunteering
# # {cause1:Habitat for Humanity of the Mississippi Gulf Coast}\t2021 to Present
{role1:Plumbing lead}, about six houses a year
[side]# Skills
[side][box]{skill:Copper and PEX}
[side][box]{skill:Gas piping}
[side][box]{skill:Blueprint reading}
[side][box]{skill:Backflow testing}
[side][box]{skill:Estimating}
[side]# Certifications
[side]**{passed:Mississippi Journeyman Plumber License}**
[side]Mississippi State Board of Contractors
[side]March 2022
[side]**{passed:Certified Backflow Prevention Assembly Tester}**
[side]ASSE
[side]October 2023
[side]**{passed:OSHA 30-Hour Construction}**
[side]OSHA
[side]2019
[side]# Awards
[side]**{award:Navy and Marine Corps Achievement Medal}**
[side]2019
[side]# Languages
[side]{language:English}
[side]Native
[side]{language:Spanish}
[side]Conversational
[side]# Interests
[side]Redfish, brass band, old Fords
`;

export const PRINTER = `[side]= {name:Danuta Wilczek-Hargreaves}
[side]Print Production Manager
[side]{location:Shipley, West Yorkshire|Shipley}, GB
[side]{phone:07700 900283}
[side]{email:danuta@inkandpaper.example}
[side]{url:https://danuta-prints.example}
# About
Offset printer by trade, now running the floor of a 40-person works. I care about registration, drying times and people going home on time.
# Work Experience
# # {title1:Print Production Manager}
{firm1:Aire Valley Litho Ltd|Aire Valley Litho}\t{dates1:Jun, 2018 - Present|2018-06..present}\t«8 years 5 months»
{did1:Responsible for four presses, finishing and despatch of a commercial printer of books, catalogues and packaging sleeves.}
- {did1:Brought make-ready time on the B1 press down from 34 to 19 minutes}
- {did1:Led the move to LED-UV, including the grant application}
- {did1:Took on the firm's first three apprentices since 1997}
# # {title2:Senior Minder}
{firm2:Pennine Carton Company}\t{dates2:Feb, 2011 - May, 2018|2011-02..2018-05}\t«7 years 3 months»
{did2:Ran a six-colour press with coater on food cartons.}
- {did2:Trained as the site's colour management champion and kept waste under 4 per cent}
# # {title3:Press Assistant}
{firm3:Hebble Print & Mailing}\t{dates3:Sep, 2005 - Jan, 2011|2005-09..2011-01}\t«5 years 4 months»
{did3:Fed, washed up and finally ran a two-colour Heidelberg on stationery and parish magazines.}
# # {title4:Apprentice, then Offset Printer|Offset Printer}
{firm4:Drukarnia Beskidzka}\t{dates4:Sep, 2000 - Aug, 2005|2000-09..2005-08}\t«4 years 11 months»
{did4:Learned every department of a 15-person jobbing works in Bielsko-Biała.}
# Skills
[box]{skill:Offset lithography}
[box]{skill:Colour management to ISO 12647-2}
[box]{skill:Kodak Prinergy}
[box]{skill:Lean changeover (SMED)}
[box]{skill:Estimating in Tharstern}
# Education
# # {area1:Print Media Management}, {degree1:Foundation Degree}
{school1:Leeds City College}\t{years1:Sep, 2013 - Jun, 2016|2013-09..2016-06}
# # {area2:Printing Technology}, {degree2:Technikum diploma}
{school2:Zespół Szkół Poligraficznych}, Kraków\t{years2:Sep, 1996 - Jun, 2000|1996-09..2000-06}
# Awards
# # {award:Trainer of the Year}
Yorkshire Print Alliance\tNov, 2022
# Volunteer
# # {role1:Letterpress Tutor}
{cause1:Saltaire Community Print Room}\tJan, 2019 - Present
Wood type evenings for beginners on the first Thursday of the month.
# Languages
[box]**{language:Polish}** Native speaker
[box]**{language:English}** Fluent
[box]**{language:German}** Technical reading
# Interests
[box]**Fell walking**
[box]**Paper marbling**
# References
He says it is the only pressroom in Yorkshire where he would eat off the floor.
— Rep of an ink supplier
`;
