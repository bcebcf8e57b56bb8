// More CVs of the twenty-fourth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const KITCHEN_PORTER = `= {name:Shaun Applegarth}
[box]Flat 3, 88 Cemetery Road, {location:Shildon|Shildon, County Durham|Flat 3, 88 Cemetery Road, Shildon|Flat 3, 88 Cemetery Road, Shildon, County Durham}, County Durham
[box]«Tel:» {phone:07700 900671}   «Email:» {email:shaun.applegarth@quickpost.example}
# Personal Profile
I am a reliable and hard working person who is happy with early starts and weekend work. I have had a lot of temporary jobs in kitchens, warehouses and cleaning, so I learn quickly and get on with all sorts of people. I am looking for something steady within travelling distance of Bishop Auckland.
# Key Skills
# # {skill:Working in a team}
- At the hotel I was one of five in a kitchen that served 200 meals on a Sunday.
- On the night shift I helped new agency starters until they knew the scanner.
# # {skill:Time keeping}
- I have not been late in my present job in over a year, using two buses.
# # {skill:Food hygiene}
- I keep the temperature records and clean down at the end of each shift.
# # {skill:Manual handling}
- Used to lifting, pallet trucks and stacking to a height by hand.
# Employment History
- {title1:Kitchen Porter}, {firm1:Redworth Grange Hotel|Redworth Grange Hotel, Newton Aycliffe}, Newton Aycliffe (**{dates1:March 2024 to date|2024-03..present}**)
- {title2:Night Picker}, {firm2:Fastline Staffing} at a parcel hub in Darlington (**{dates2:September 2023 to February 2024|2023-09..2024-02}**)
- {title3:Car Park Cleaner}, {firm3:Prince Bishop Cleaning Co|Prince Bishop Cleaning Co, Durham}, Durham (**{dates3:May to August 2023|2023-05..2023-08}**)
- {title4:Full-time Carer} for my father (**{dates4:January 2020 to April 2023|2020-01..2023-04}**)
- {title5:Warehouse Operative}, {firm5:Thinford Pallets Ltd|Thinford Pallets Ltd, Spennymoor}, Spennymoor (**{dates5:June 2018 to December 2019|2018-06..2019-12}**)
- {title6:Trolley Attendant}, {firm6:Morley's Superstore|Morley's Superstore, Bishop Auckland}, Bishop Auckland (**{dates6:October 2016 to May 2018|2016-10..2018-05}**)
- {title7:Labourer}, {firm7:D. Tweddle Roofing}, various sites (**{dates7:2014 to 2016|2014..2016}**)
# Training and Qualifications
- {passed:Level 2 Food Safety in Catering}, 2024
- {passed:Level 1 Award in Employability}, Shildon Learning Hub, 2023
- {passed:CSCS Green Card} (expired)
# Education
{school1:Sunnydale Comprehensive School}, Shildon, {years1:2009 – 2014|2009..2014}
4 {degree1:GCSEs} including English
# Interests
I enjoy crown green bowls, keeping pigeons and helping at the Locomotion museum on open days.
# References
Available on request. Disability Confident and Restart adviser: Mrs P. Eltringham, Bishop Auckland Jobcentre.
`;

export const HYDROGRAPHER = `[head]«M. R. Haldane · Curriculum vitae»
= {name:Matthew Rawiri Haldane}
[box]18 Cargill Street, {location:Dunedin 9016|Dunedin|18 Cargill Street, Dunedin 9016|18 Cargill Street, Dunedin 9016, New Zealand}, New Zealand
[box]{email:m.haldane@surveyschool.example} · {phone:+64 3 555 0128} · {url:orcid.example/0000-0001-5555-0177}
# Present position
{dates1:2019–|2019..present}\t{title1:Senior Lecturer in Hydrographic Surveying|Senior Lecturer}, {firm1,2:University of Otago|University of Otago, National School of Surveying}, National School of Surveying
\t{did1:Programme director of the postgraduate diploma in hydrography (category A); 40 per cent teaching, 40 per cent research.}
# Previous appointments
{dates2:2014–2018|2014..2018}\t{title2:Lecturer in Surveying|Lecturer}, University of Otago
\t{did2:Set up the field school on Stewart Island and taught SURV 319 and SURV 455.}
{dates3:2010–2013|2010..2013}\t{title3:Research Associate}, {firm3:Marine Geodesy Group, University of New Brunswick|University of New Brunswick}, Fredericton, Canada
\t{did3:Sound velocity errors of multibeam systems in fjords, funded by the Canadian Hydrographic Service.}
# Naval service
{dates4:2006–2009|2006..2009}\t{rank4:Lieutenant}, {service4,5,6:Royal New Zealand Navy}, {title4:Officer in Charge}, {unit4:Survey Motor Boat Adventure}
\t{did4:Led a team of six and delivered nineteen surveys from Cape Reinga to Fiordland on time.}
{dates5:2003–2006|2003..2006}\t{rank5:Sub-Lieutenant}, Royal New Zealand Navy, {title5:Hydrographic Officer}, {unit5:HMNZS Resolution}
\t{did5:Kept bridge watches and processed soundings for charts of Tokelau and the Ross Sea.}
{dates6:2001–2002|2001..2002}\t{rank6:Midshipman}, Royal New Zealand Navy, {title6:Officer under Training}, {unit6:HMNZS Philomel}
# Education
{years1:2013|2013..2013}\t{degree1:PhD}, {area1:Geodesy and Geomatics Engineering}, {school1:University of New Brunswick}
\tThesis: Refraction and the outer beams. Supervisor: Professor L. Arsenault
{years2:2005|2005..2005}\t{degree2:Postgraduate Diploma}, {area2:Hydrographic Surveying}, {school2:University of Plymouth}
{years3:2000|2000..2000}\t{degree3:BSc}, {area3:Physics}, {school3:Massey University}
# Professional registration
2016\t{passed:Certified Professional Hydrographer (Level 1)}, AHSCP
2011\t{passed:Transport Canada Small Vessel Operator Proficiency}
# Prizes
2022\t{award:Otago University Students' Association Teaching Award}
2015\t{award:Alan Ruffman Early Career Prize}
2003\t{award:Sword of Honour}, Royal New Zealand Naval College
# Research grants
2023–26\tMBIE Smart Ideas, "Seeing the seabed through kelp", NZ$ 998,000 (principal investigator)
2019–21\tUniversity of Otago Research Grant, NZ$ 31,500 (sole investigator)
# Selected publications
Haldane, M. R. and Tait, O. (2024). Refraction residuals in stratified fjords. Journal of Applied Hydrography 31, 44–61.
Haldane, M. R., Arsenault, L. and Fa'asavalu, S. (2021). A cheap tide gauge for atoll lagoons. Marine Geodesy 44, 301–319.
Haldane, M. R. (2017). What the chart did not say: survey dates in Pacific pilotage. Hydrographic Notes 9, 12–20.
# Postgraduate supervision
Three PhD students completed (Tait 2020, Ngata 2022, Fa'asavalu 2024); two in progress.
# Skills
{skill:Multibeam processing (CARIS, Qimera)}; {skill:Sound velocity modelling}; {skill:Python}; {skill:Small-boat handling}
# Languages
{language:English}, {language:te reo Māori} (conversational)
# Referees
Professor Lise Arsenault, University of New Brunswick, l.arsenault@unbgeo.example
Commander D. Prentice RNZN (Rtd), Devonport, d.prentice@harbourmail.example
`;

export const FIRE_CAPTAIN = `[head]= {name:Marcus T. Villanueva}
[head]Fire Captain / Paramedic
[side]4109 Summitview Ave
[side]{location:Yakima, WA 98908|Yakima, WA|Yakima|4109 Summitview Ave, Yakima, WA 98908}
[side]«Cell» {phone:(509) 555-0182}
[side]{email:mtvillanueva@sagemail.example}
# Summary
Fire captain with thirteen years on the line in a city and wildland interface district, and five years as a Marine before that. Calm on the radio and strong on training.
# Fire Service
| **{firm1,2:Yakima Valley Fire District 6}**<br>__{title1:Captain, Engine 61|Captain}__ | Selah, WA<br>{dates1:04/2020 – Present|2020-04..present} |
- {did1:Command a three-person engine company on about 1,900 calls a year}
- {did1:Acting battalion chief for 40 shifts in 2024, including the Rimrock fire}
- {did1:Wrote the district's driver training program; preventable collisions fell from 7 to 1}
| **Yakima Valley Fire District 6**<br>__{title2:Firefighter/Paramedic}__ | Selah, WA<br>{dates2:08/2014 – 03/2020|2014-08..2020-03} |
- {did2:Primary paramedic on Medic 62; field instructor for 11 interns}
- {did2:Member of the county technical rescue team (rope and swift water)}
| **{firm3:Naches Ranger District}**<br>__{title3:Seasonal Wildland Firefighter}__ | Naches, WA<br>{dates3:05/2013 – 10/2013|2013-05..2013-10} |
- {did3:Type 6 engine crew member, 14 fires in Washington and Idaho}
- {did3:Hired back for prescribed burns in the fall}
# Military
| **{service4,5:United States Marine Corps|US Marine Corps}**<br>__{rank4:Sergeant}, {title4:Squad Leader}, {unit4:3rd Battalion, 7th Marines}__ | Twentynine Palms, CA<br>{dates4:06/2010 – 01/2013|2010-06..2013-01} |
- {did4:Led 13 Marines on 160 patrols in Sangin District, Afghanistan}
- {did4:Trained the company in casualty care before the deployment}
| **United States Marine Corps**<br>__{rank5:Lance Corporal}, {title5:Rifleman}, {unit5:3rd Battalion, 7th Marines}__ | Twentynine Palms, CA<br>{dates5:01/2008 – 06/2010|2008-01..2010-06} |
- {did5:Machine gunner and radio operator; deployed to Okinawa with the unit deployment program}
# Education
| **{school1:Central Washington University}**<br>{degree1:B.S.}, {area1:Paramedicine} | Ellensburg, WA<br>{years1:06/2019|2019-06..2019-06} |
| **{school2:Yakima Valley College}**<br>{degree2:A.A.S.}, {area2:Fire Service Leadership} | Yakima, WA<br>{years2:06/2016|2016-06..2016-06} |
# Certifications
[box]{passed:IFSAC Fire Officer II}
[box]{passed:IFSAC Fire Instructor I}
[box]{passed:Washington State Paramedic}
[box]{passed:ACLS}
[box]{passed:Swiftwater Rescue Technician}
[box]{passed:NWCG Engine Boss (ENGB)}
# Awards
[box]{award:Purple Heart}
[box]{award:Combat Action Ribbon}
[box]{award:Firefighter of the Year 2018}
# Community
| **{cause1:Yakima Valley Pony Baseball}**<br>{role1:Head coach}, ages 9–10 | Yakima, WA<br>2017 – Present |
`;

export const CARETAKER = `«CURRICULUM VITAE»

«Name:»\t\t{name:Dermot Clohessy}
«Address:»\t25 Castle Park, {location:Rathkeale|Rathkeale, Co. Limerick|25 Castle Park, Rathkeale|25 Castle Park, Rathkeale, Co. Limerick}, Co. Limerick
«Phone:»\t\t{phone:085 555 0164}
«E-mail:»\t{email:dermotclohessy@shannonside.example}
«Date of Birth:»\t3rd November 1967
«Driving Licence:»\tFull, clean (B, C and D)

# EDUCATION

{years1:1980 - 1985|1980..1985}\t{school1:Scoil Íde agus Iosef}, Abbeyfeale
\t\t{degree1:Leaving Certificate}
{years2:1985 - 1986|1985..1986}\t{school2:AnCO Training Centre}, Shannon
\t\t{degree2:Certificate} in {area2:Carpentry}

# WORK EXPERIENCE

{dates1:2011 - Present|2011..present}\t{title1:School Caretaker}
\t\t{firm1:St. Anne's National School|St. Anne's National School, Rathkeale}, Rathkeale
\t\t{did1:Opening and locking up, heating, small repairs, grounds and bins.}
\t\t{did1:I also look after the keys for evening classes and the parish hall.}

{dates2:2004 - 2010|2004..2010}\t{title2:Bus Driver}
\t\t{firm2:Hanrahan Coaches|Hanrahan Coaches, Newcastle West}, Newcastle West
\t\t{did2:School runs, bog trips, and airport transfers to Shannon and Cork.}

{dates3:2003 - 2004|2003..2004}\t{title3:Security Officer}
\t\t{firm3:Shamrock Guarding Ltd.|Shamrock Guarding Ltd., Limerick}, Limerick
\t\t{did3:Night duty in a distribution yard in Raheen (contract ended).}

{dates4:1986 - 2003|1986..2003}\t{service4:Irish Army}
\t\t{unit4:12th Infantry Battalion}, Sarsfield Barracks, Limerick
\t\t«Final rank:» {rank4:Corporal}
\t\t{title4:Transport Corporal} from 1995
\t\t{did4:Drove and maintained trucks and armoured personnel carriers.}
\t\t{did4:Taught about 40 soldiers to drive.}
\t\t{did4:Four tours of duty in South Lebanon with UNIFIL.}

# COURSES

Oct. 2022\t{passed:Safe Pass}
Feb. 2019\t{passed:Occupational First Aid}
May 2012\t{passed:Child Safeguarding}
June 1999\t{passed:Driver Instructor Course}, Curragh

# MEDALS

\t\t{award:U.N. Peacekeeping Medal} (Lebanon)
\t\t{award:Defence Forces Service Medal}

# HOBBIES

Hurling (selector, Rathkeale Juniors), set dancing, I.U.N.V.A. Post 11.

# REFEREES

Mrs. Nóra Danaher\t\t\tMr. Con Hanrahan
Principal\t\t\t\tHanrahan Coaches
St. Anne's N.S.\t\t\tNewcastle West
069 555 0110\t\t\t\t069 555 0178
`;

export const ICU_NURSE = `= {name:Keisha Barnes}, BSN, RN, CCRN
[head]{location:Killeen, TX|Killeen}
[head]{phone:(254) 555-0171}
[head]{email:keisha.barnes.rn@palmcourt.example}
[side]# Education
[side]# # {degree1:Bachelor of Science} in {area1:Nursing}
[side]{school1:Texas A&M University–Central Texas}
[side]{years1:May 2020|2020-05..2020-05}
[side]# # {degree2:Associate of Applied Science}, {area2:Vocational Nursing}
[side]{school2:Central Texas College}
[side]{years2:Dec 2017|2017-12..2017-12}
[side]# Licenses and certifications
[side]{passed:Texas RN license}
[side]{passed:CCRN (Adult)}
[side]{passed:ACLS}
[side]{passed:BLS}
[side]{passed:TNCC}
[side]# Key skills
[side]{skill:Ventilator management}
[side]{skill:CRRT}
[side]{skill:Rapid response}
[side]{skill:Precepting}
[side]{skill:Epic}
[side]# Languages
[side]{language:English}
[side]{language:Spanish} (medical)
[side]# Awards
[side]{award:DAISY Award}, 2023
[side]{award:Army Commendation Medal}
# Profile
Critical care nurse who began as an Army practical nurse. Eight years at the bedside in medical and surgical intensive care, and a reserve commission that keeps me ready to work with very little.
# Experience
# # {dates1:Aug 2022 – Present|2022-08..present}
# # # {title1:Registered Nurse, Surgical ICU|Registered Nurse} | {firm1:Lampasas Regional Medical Center|Lampasas Regional Medical Center, Temple} | Temple, TX
- {did1:Care for two to three patients a shift after open-heart, trauma and transplant surgery}
- {did1:Charge nurse on nights since 2024, 18 beds and eleven nurses}
- {did1:Led the unit's central line project: no infection in 400 days}
# # {dates2:Jul 2020 – Aug 2022|2020-07..2022-08}
# # # {title2:Registered Nurse, Medical ICU|Registered Nurse} | {firm2:Bell County Memorial Hospital|Bell County Memorial Hospital, Killeen} | Killeen, TX
- {did2:Joined as a new graduate in the second wave of COVID-19 and trained six travel nurses on the ventilators used here}
- {did2:Sat on the falls committee and rewrote the hourly rounding sheet}
- {did2:Oriented to dialysis and continuous renal replacement within the first year}
# # {dates3:Mar 2021 – Present|2021-03..present}
# # # {rank3:First Lieutenant}, {title3:Critical Care Nurse} | {service3:U.S. Army Reserve|US Army}, {unit3:7236th Medical Support Unit} | San Antonio, TX
- {did3:Commissioned in the Army Nurse Corps after earning the BSN}
- {did3:Train one weekend a month and plan the annual hands-on trauma lane for 60 soldiers}
# # {dates4:Jan 2018 – Jul 2020|2018-01..2020-07}
# # # {title4:Licensed Vocational Nurse} | {firm4:Stillhouse Rehabilitation and Nursing|Stillhouse Rehabilitation and Nursing, Harker Heights} | Harker Heights, TX
- {did4:Gave medication and wound care to 28 residents while studying for the BSN}
# # {dates5:Jun 2011 – Dec 2017|2011-06..2017-12}
# # # {rank5:Sergeant}, {title5:Practical Nursing Specialist (68C)|Practical Nursing Specialist} | {service5:U.S. Army|US Army}, {unit5:Carl R. Darnall Army Medical Center} | Fort Hood, TX
- {did5:Worked on a 26-bed medical-surgical ward and led a shift of four medics}
- {did5:Deployed to Bagram with a field hospital from 2013 to 2014}
`;

export const SCHOOL_LEAVER = `= {name:Eilidh MacRury}
[box]6 Shore Brae, {location:Lochboisdale|Lochboisdale, Isle of South Uist|6 Shore Brae, Lochboisdale|6 Shore Brae, Lochboisdale, Isle of South Uist}, Isle of South Uist
[box]{phone:07700 900126} | {email:eilidh.macrury@machairmail.example}
# Personal profile
I have just finished sixth year and I am looking for a modern apprenticeship in aquaculture or boat maintenance. I grew up around boats and I am not put off by weather. My teachers would say that I ask a lot of questions and finish what I start.
# My skills
| **{skill:Teamwork}** | I crew on my uncle's creel boat, where four people have to know what the others are doing. |
| **{skill:Problem solving}** | I rebuilt an outboard engine for my Practical Craft project with parts from three old ones. |
| **{skill:Communication}** | I speak to visitors in two languages at the museum and led the tour for a Norwegian school. |
# Education
**{school1,2:Sgoil Lionacleit}**, Benbecula
# # {degree1:Highers}, {years1:June 2025|2025-06..2025-06}
| «Subject» | «Grade» |
| English | C |
| Gàidhlig | A |
| Biology | B |
| Practical Woodworking (National 5) | A |
# # {degree2:National 5s}, {years2:June 2024|2024-06..2024-06}
| «Subject» | «Grade» |
| English | B |
| Mathematics | C |
| Gàidhlig | A |
| Biology | B |
| Geography | B |
| Applications of Engineering | A |
# Work experience
# # {title1:Deckhand (part-time)|Deckhand}
# # # {firm1:Reul na Mara Shellfish|Reul na Mara Shellfish, Lochboisdale}, Lochboisdale
{dates1:Summer 2023 to now|2023..present}
{did1:I bait and haul creels, grade prawns and wash down.}
{did1:I keep the landing book and have learned to splice and to mend nets.}
# # {title2:Museum Guide (summer job)|Museum Guide}
# # # {firm2:Kildonan Museum|Kildonan Museum, South Uist}, South Uist
{dates2:June – August 2024|2024-06..2024-08}
{did2:I welcomed visitors, worked the till and made scones when the cook was off.}
# # {title3:Work placement}
# # # {firm3:Hebridean Salmon Services|Hebridean Salmon Services, Loch Carnan}, Loch Carnan pier
{dates3:November 2023 (one week)|2023-11..2023-11}
{did3:I helped with feeding, took oxygen readings and shadowed the vet.}
# Achievements and interests
- {award:Duke of Edinburgh's Award, Silver}, 2024
- {award:Mòd silver medal}, under-19 solo singing, 2023
- {role1:Crew member} of the {cause1:Uist Coastal Rowing Club}, and I help to teach the under-14s
- {passed:RYA Powerboat Level 2}, {passed:Emergency First Aid at Work}
# Languages
{language:Gaelic} and {language:English} (both from home)
# References
Mr Iain Steele, Depute Head, Sgoil Lionacleit, Benbecula. «Tel:» 01870 555 014
Mrs Una Campbell, Kildonan Museum. «Tel:» 01878 555 020
`;

export const DENTAL_NURSE = `[side]= {name:Bethan Prosser}
[side][box]Dental nurse
[side]# Contact
[side]9 Heol Spurrell
[side]{location:Carmarthen|Carmarthen SA31|9 Heol Spurrell, Carmarthen|9 Heol Spurrell, Carmarthen, SA31 1TG} SA31 1TG
[side]{phone:07700 900558}
[side]{email:bethan.prosser@tywimail.example}
[side]# Education
[side]**{school1:Coleg Sir Gâr}, Llanelli**
[side]{degree1:Diploma} in {area1:Dental Nursing}
[side]{years1:2020–2022|2020..2022}
[side]**{school2:Carmarthen Technical College}**
[side]{degree2:NVQ Level 3}, {area2:Hairdressing}
[side]{years2:1994–1996|1994..1996}
[side]# Key skills
[side]{skill:Chairside assistance}
[side]{skill:Decontamination}
[side]{skill:Nervous patients}
[side]{skill:Rota and stock}
[side]{skill:Software of Excellence}
[side]# Registration
[side]{passed:General Dental Council registration}, since 2022
[side]{passed:Dental Radiography Certificate}, 2024
[side]# Languages
[side]{language:Welsh}, {language:English}
# Objective
After 22 years with my own salon I retrained as a dental nurse at 43. I want to move from general practice to a community or hospital service, where the people skills I learned with scissors in my hand matter most.
# Experience
# # {title1:Dental Nurse}
{firm1:Deintyddfa Myrddin Dental Practice|Deintyddfa Myrddin Dental Practice, Carmarthen}, Carmarthen
{dates1:September 2022–Present|2022-09..present}
- {did1:Assist two dentists and a hygienist with 30 to 35 patients a day.}
- {did1:Lead for infection control; passed the 2024 inspection with no actions.}
- {did1:Take radiographs and run the Welsh-language recall letters.}
# # {title2:Trainee Dental Nurse}
{firm2:Deintyddfa Myrddin Dental Practice|Deintyddfa Myrddin Dental Practice, Carmarthen}, Carmarthen
{dates2:October 2020–September 2022|2020-10..2022-09}
- {did2:Worked four days a week at the chair and studied one day at college.}
# # {title3:Owner and Stylist}
{firm3:Siswrn Hair Studio|Siswrn Hair Studio, Carmarthen}, Carmarthen
{dates3:April 1998–March 2020|1998-04..2020-03}
- {did3:Built a salon from one chair to six, with four staff and eleven apprentices over the years.}
- {did3:Did the books, VAT, wages and stock myself.}
- {did3:Closed in the first lockdown and sold the lease without debts.}
# # {title4:Hair Stylist}
{firm4:Maison Gwyneth|Maison Gwyneth, Llandeilo}, Llandeilo
{dates4:August 1996–April 1998|1996-08..1998-04}
- {did4:Cutting, colouring and wedding hair.}
- {did4:Taught two Saturday girls, one of whom later ran her own salon in Llandovery.}
# Volunteer experience
# # {role1:Trustee}
{cause1:Carmarthen Foodbank}
2019–Present
- Write the rota for 40 volunteers and help on Friday afternoons.
# References
Dr Owain Treharne, Deintyddfa Myrddin, 01267 555 013
`;
