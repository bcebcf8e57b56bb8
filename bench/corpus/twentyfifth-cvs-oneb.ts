// CVs of the twenty-fifth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const RESERVE_ELECTRICIAN = `[side]= {name:Bradley Tuckwell}
[side][box]A-Grade Electrician
[side]{location:Toowoomba}, AU
[side]{email:brad@tuckwell.example}
[side]{phone:0491 570 157}
[side]{url:linkedin.com/in/brad-tuckwell-example}
# About
Electrician on farms, feedlots and solar plants west of the range. Nineteen years in the Army Reserve alongside the trade. I hold a Queensland licence and a high-voltage switching ticket.
# Work Experience
# # **{title1:Maintenance Electrician}**, __{firm1:Condamine Feedlots Pty Ltd}__
{dates1:February, 2019 - Present|2019-02..present}\t«7 years 9 months»
{did1:Everything with a wire on a 30,000-head feedlot: the mill, the pumps and the weighbridge.}
- {did1:Replaced the mill's star-delta starters with soft starters and saved $64,000 a year}
- {did1:Commissioned a 2.4 MW solar array behind the meter}
# # **{title2:Section Commander}**, __{unit2:25th/49th Battalion, Royal Queensland Regiment}__
{dates2:March, 2012 - Present|2012-03..present}\t«14 years 8 months»
{rank2:Corporal}, {service2:Australian Army} Reserve, part-time (40 to 60 days a year).
- {did2:Train and lead a section of nine riflemen}
- {did2:Bushfire Assist, January and February 2020: route clearing around Stanthorpe and Bega}
# # **{title3:Rifleman}**, __{unit3:25th/49th Battalion, Royal Queensland Regiment}__
{dates3:August, 2007 - February, 2012|2007-08..2012-02}\t«4 years 6 months»
{rank3:Private}, {service3:Australian Army} Reserve.
- {did3:Rifle Company Butterworth, Malaysia, three months in 2010}
# # **{title4:Electrician}**, __{firm4:Darling Downs Solar & Air}__
{dates4:January, 2011 - January, 2019|2011-01..2019-01}\t«8 years»
- {did4:Led a van crew of three on 900 rooftop systems}
- {did4:Fixed the defects others left: isolators, earthing, roof penetrations}
# # **{title5:Apprentice Electrician}**, __{firm5:Heinemann & Sons Electrical}__
{dates5:January, 2007 - December, 2010|2007-01..2010-12}\t«3 years 11 months»
- {did5:Wired houses and dairies around Crows Nest}
# Skills
# # Electrical\tMaster
| {skill:Motor control} | {skill:Fault finding} | {skill:HV switching} | {skill:PLC (Omron, Siemens)} |
# # Safety\tAdvanced
| {skill:Test and tag} | {skill:Confined space entry} |
# Education
# # **{area1:Electrotechnology}**, {degree1:Certificate III}, __{school1:TAFE Queensland South West}__
{years1:January, 2007 - November, 2010|2007-01..2010-11}
# # **{degree2:Queensland Certificate of Education}**, __{school2:Pittsworth State High School}__
{years2:January, 2002 - November, 2006|2002-01..2006-11}
# Certificates
# # **{passed:Electrical Work Licence (QLD)}**
November, 2010\tElectrical Safety Office
# # **{passed:CEC Grid-Connect Design & Install}**
May, 2012\tClean Energy Council
# # **{passed:Heavy Rigid licence}**
June, 2014
# Awards
# # **{award:Australian Defence Medal}**
August, 2011
# # **{award:Soldier's Medallion for Exemplary Service}**
March, 2020\t25th/49th Battalion
# Volunteer
# # **{role1:Deputy Captain}**, __{cause1:Gowrie Rural Fire Brigade}__
July, 2015 - Present\t«11 years 4 months»
# References
“The plant ran through harvest for the first time in ten years.” — Ken Pohlman, mill manager
`;

export const ENGINE_TECHNICIAN = `[head]= {name:Gordon Tennent}
[head][box]Distillery Engineer
[head]| {location:Elgin}, Moray | {phone:07700 900837} | {email:gordon.tennent@speypost.example} |
[side]# Skills
[side]**{skill:Steam and boilers}**
[side]Expert
[side]**{skill:Pump and valve overhaul}**
[side]Expert
[side]**{skill:Condition monitoring}**
[side]Vibration, thermography
[side]**{skill:Computerised maintenance}**
[side]Agility, Maximo
[side]# Certifications
[side]**{passed:Boiler Operation Accreditation Scheme (BOAS)}**
[side]2021
[side]**{passed:IOSH Managing Safely}**
[side]2016
[side]**{passed:CompEx Ex01–Ex04}**
[side]2013, renewed 2023
[side]# Languages
[side]**{language:English}**
[side]Native Speaker
[side]**{language:Scottish Gaelic}**
[side]Evening classes
[side]# Interests
[side]**Piping**
[side]Elgin City Band, pipe sergeant
[side]**Restoring engines**
[side]Two Listers and a Bristol Hercules in bits
# Summary
I look after the boilers, stills and pumps of a Speyside distillery. Nine years in the Royal Air Force as an engine fitter taught me to write it down, count the tools and leave nothing for the next shift.
# Experience
# # **{firm1:Glen Rannas Distillery}**
{title1:Engineering Lead}
**{dates1:April 2012 to date|2012-04..present}**
Rothes, Moray
- {did1:Plan and lead the silent season: 160 jobs, eleven contractors, four weeks}
- {did1:Kept the plant at 97% availability for six years}
- {did1:Changed the fuel of the boiler from heavy oil to biogas in 2021}
# # **{firm2:North Sea Compression Services}**
{title2:Rotating Equipment Technician}
**{dates2:October 1997 to March 2012|1997-10..2012-03}**
Aberdeen and offshore
- {did2:Overhauled gas turbines on eight platforms, two weeks on and three off}
- {did2:Acting shift supervisor on Brae Bravo from 2008}
# # **{service3,4:Royal Air Force}**
{title3:Propulsion Technician}, {unit3:No. 120 Squadron}
**{dates3:May 1992 to September 1997|1992-05..1997-09}**
RAF Kinloss
{rank3:Corporal}
- {did3:Changed and ground-ran Tyne engines of the Nimrod MR2 fleet}
- {did3:Detached to Sigonella for the Adriatic embargo, 1993 and 1994}
# # **Royal Air Force**
{title4:Propulsion Mechanic}, {unit4:Engine Repair Flight}
**{dates4:August 1988 to April 1992|1988-08..1992-04}**
RAF Brüggen, Germany
{rank4:Senior Aircraftman}
- {did4:Second-line repair of RB199 modules}
# Education
# # **{school1:Moray College}**
{degree1:HNC} {area1:Mechanical Engineering}
**{years1:1998 to 2000|1998..2000}**
# # **{school2:No. 1 School of Technical Training, RAF Halton}**
{degree2:BTEC First} {area2:Aerospace Studies}
**{years2:1987 to 1988|1987..1988}**
# # **{school3:Forres Academy}**
{degree3:O Grades} (six)
**{years3:1983 to 1987|1983..1987}**
`;

export const CARE_WORKER = `[head]= {name:Blessing Tafadzwa Ncube}
[head]Senior care worker for people with dementia. Trained as a primary teacher in Zimbabwe, in England since 2019. Patient, cheerful and never late.
[head]| {email:blessing.ncube@fenpost.example} | {phone:07700 900655} | {location:Boston, Lincolnshire|Boston} |
# WORK EXPERIENCE
# # **{firm1,2:Witham Lodge Care Home}**
{title1:Senior Care Assistant}\t{dates1:2023 Jun - Present|2023-06..present}
- {did1:Lead a shift of five carers for 34 residents and give the medication round}
- {did1:Write and review care plans with families and the GP}
- {did1:Started a singing hour, which the home now holds every day before supper}

{title2:Care Assistant}\t{dates2:2021 Apr - 2023 May|2021-04..2023-05}
- {did2:Helped residents to wash, dress, eat and move, and sat with them when they were afraid}
- {did2:Kept food and fluid charts on Person Centred Software}
# # **{firm3:Fenland Home Support Ltd}**
{title3:Domiciliary Carer}\t{dates3:2019 Sep - 2021 Mar|2019-09..2021-03}
- {did3:Up to fourteen calls a day by car around Kirton and Sutterton}
- {did3:Worked through the pandemic without a missed call}
# # **{firm4:Mpopoma Primary School}**
{title4:Class Teacher, Grade 3|Class Teacher}\t{dates4:2011 Jan - 2019 Jul|2011-01..2019-07}
- {did4:Taught classes of 45 to 52 children, all subjects, in English and Ndebele}
- {did4:Ran the school garden, which fed the kitchen two days a week}
# EDUCATION
# # **{school1:Hillside Teachers' College}, Bulawayo**
{degree1:Diploma} in {area1:Education (Primary)}\t{years1:2008 Jan - 2010 Dec|2008-01..2010-12}
# # **{school2:Mzilikazi High School}**
{degree2:O Levels} – 7 passes\t{years2:2002 Jan - 2005 Nov|2002-01..2005-11}
# CERTIFICATES AND TRAINING
- {passed:NVQ Level 3 Diploma in Adult Care}, 2023
- {passed:Care Certificate}, 2019
- {passed:Moving and Handling}, refreshed every year, last in May 2026
- {passed:Medication Administration Level 3}, 2023
# SKILLS
| {skill:Dementia care} | {skill:End-of-life care} | {skill:Hoists and slings} |
- Languages: {language:English}, {language:Ndebele}, {language:Shona}
- Full UK driving licence and own car
- DBS on the update service
`;

export const NIGHT_PORTER = `[side]= {name:Alasdair Struan Menzies}
[side][box]Night Porter
[side]# Personal Info
[side]# # «Address»
[side]7 Tummel Crescent, {location:Pitlochry}, PH16 5DF
[side]# # «Phone»
[side]{phone:07700 900129}
[side]# # «E-mail»
[side]{email:a.menzies@glenpost.example}
[side]# Skills
[side]{skill:Opera PMS}
[side]Very Good
[side]{skill:Fire panel and evacuation}
[side]Excellent
[side]{skill:Cash handling}
[side]Excellent
[side]{skill:Luggage and valet parking}
[side]Excellent
[side]{skill:Bar and late suppers}
[side]Good
[side]# Languages
[side]{language:English}
[side]Native
[side]{language:Spanish}
[side]Intermediate
Hotel porter with twelve years behind the front doors of country houses, five of them on nights. Guests come back and ask for me by name. Looking for a head porter's post with live-in or within reach of Pitlochry by train.
# Experience
# # {dates1:2021-04 - present|2021-04..present}\t{title1:Night Porter}
__{firm1:The Edradour House Hotel}, Pitlochry__
- {did1:Alone in charge of 54 bedrooms from 11 pm to 7 am, four nights a week}
- {did1:Do the night audit, the papers and the first fires of the morning}
- {did1:Check the fire panel and walk the building every two hours}
«Key achievement:»
- {did1:Brought 71 guests out in six minutes when the laundry caught fire in December 2023}
# # {dates2:2017-03 - 2020-11|2017-03..2020-11}\t{title2:Day Porter and Driver}
__{firm2:Loch Achray Lodge}, Callander__
- {did2:Met guests at Stirling station and drove them to walks and distilleries}
- {did2:Set up rooms for meetings and weddings of up to 140}
# # {dates3:2014-05 - 2017-02|2014-05..2017-02}\t{title3:Hall Porter}
__{firm3:Birnam Bank Hotel}, Dunkeld__
- {did3:Moved from the pots to the front hall after eight months}
# # {dates4:2011-07 - 2014-04|2011-07..2014-04}\t{title4:Barman}
__{firm4:Bar La Gaita}, Gijón, Spain__
- {did4:Poured cider from a height and learnt Spanish from the regulars}
# Education
# # {years1:2009-08 - 2011-06|2009-08..2011-06}\t{area1:Professional Cookery}, {degree1:SVQ Level 5}
__{school1:Perth College}__
# # {years2:2005-08 - 2009-06|2005-08..2009-06}\t{degree2:Standard Grades}
__{school2:Breadalbane Academy}, Aberfeldy__
# Courses
# # 2025-02\t{passed:Emergency First Aid at Work}
# # 2022-10\t{passed:Scottish Certificate for Personal Licence Holders}
# # 2021-05\t{passed:Fire Warden}
# Interests
Shinty (Atholl thirds, goalkeeper), hill running and old barometers.
`;

export const COMBAT_ENGINEER = `[head]= {name:Luc-Antoine Bellefeuille}
[head][box]Millwright
[side]# Details
[side]118 Argyle Street South
[side]{location:Renfrew, ON|Renfrew|118 Argyle Street South, Renfrew, ON|118 Argyle Street South, Renfrew, ON, Canada}
[side]Canada
[side]{phone:(613) 555-0148}
[side]{email:luc.bellefeuille@valleymail.example}
[side]# # «Nationality»
[side]Canadian
[side]# # «Driving license»
[side]Class G, M
[side]# Links
[side]{url:LinkedIn.example/lucbellefeuille}
[side]# Skills
[side]{skill:Hydraulics and pneumatics}
[side]{skill:Precision alignment}
[side]{skill:Rigging}
[side]{skill:Welding (stick, MIG)}
[side]{skill:Explosives handling}
[side]# Languages
[side]{language:French}
[side]{language:English}
[side]# Hobbies
[side]Ice fishing, old Ski-Doos, coaching atom hockey
# Profile
Red Seal millwright and former combat engineer. I spent ten years clearing routes and building bridges for the Canadian Army and the last eight keeping foundries and sawmills turning in the Ottawa Valley. Bilingual.
# Employment History
# # {title1:Millwright}, {firm1:Bonnechere Castings}, Renfrew
{dates1:August 2021 — Present|2021-08..present}
- {did1:Maintain the sand plant, two shakeouts and eleven overhead cranes}
- {did1:Cut unplanned stops of the shakeout line from nine a month to two}
- {did1:Mentor two apprentices}
# # {title2:Apprentice Millwright}, {firm2:Killaloe Forest Products}, Killaloe
{dates2:September 2018 — July 2021|2018-09..2021-07}
- {did2:Rebuilt the debarker and aligned the head rig during two winter shutdowns}
# # {title3:Section Second-in-Command}, {unit3,4:2 Combat Engineer Regiment}, Petawawa
{dates3:May 2014 — June 2018|2014-05..2018-06}
{service3:Canadian Army}, Regular Force. Rank on leaving: {rank3:Master Corporal}.
- {did3:Led an eight-person field section when the sergeant was away and trained its sappers}
- {did3:Deployed to Latvia with the enhanced Forward Presence battle group, 2017}
- {did3:Ran the troop's demolition ranges for two seasons without incident}
# # {title4:Combat Engineer}, 2 Combat Engineer Regiment, Petawawa
{dates4:February 2008 — April 2014|2008-02..2014-04}
{service4:Canadian Army}, Regular Force. {rank4:Corporal} from 2012.
- {did4:Drove and commanded a Badger armoured engineer vehicle, Kandahar, 2010}
- {did4:Filled sandbags and built dykes on the Richelieu, spring 2011}
# # {title5:Labourer}, {firm5:Ferme Bellefeuille et fils}, Fort-Coulonge
{dates5:June 2005 — January 2008|2005-06..2008-01}
{did5:Milked 60 Holsteins before and after school.}
# Education
# # {degree1:Certificate of Apprenticeship}, {area1:Industrial Mechanic (Millwright)}, {school1:Algonquin College}, Pembroke
{years1:September 2018 — June 2021|2018-09..2021-06}
# # {degree2:Diplôme d'études secondaires}, {school2:École secondaire Sieur-de-Coulonge}, Fort-Coulonge
{years2:September 2002 — June 2007|2002-09..2007-06}
# Courses
# # {passed:Red Seal Endorsement (433A)}, Skilled Trades Ontario
October 2021
# # {passed:Working at Heights}, CPO
March 2025
# # {passed:Primary Leadership Qualification}, Canadian Armed Forces
November 2013
# References
References available upon request
`;

export const SHOP_MANAGER = `[side]# CONTACT
[side]{phone:07700 900916}
[side]{email:tamsin@trevorrow.example}
[side]14 Chapel Hill, {location:Truro}, TR1
[side]# EDUCATION
[side]# # {years1:2006 - 2008|2006..2008}
[side]**{school1:Truro College}**
[side]{degree1:BTEC National Diploma}
[side]{area1:Business}
[side]# # {years2:2001 - 2006|2001..2006}
[side]**{school2:Penair School}**
[side]{degree2:GCSEs} (9, A–C)
[side]# SKILLS
[side]- {skill:Visual merchandising}
[side]- {skill:Stock control}
[side]- {skill:Rota planning}
[side]- {skill:Shopify POS}
[side]- {skill:Recruitment}
[side]- {skill:Social media}
[side]# COURSES
[side]- {passed:Personal Licence Holder}, 2022
[side]- {passed:Level 2 Food Hygiene}, 2024
[side]- {passed:Mental Health First Aider}, 2023
[side]# LANGUAGE
[side]{language:English}
[side]{language:Cornish} (Grade 2)
[head]= {name:Tamsin Trevorrow}
[head][box]Shop Manager
# PROFILE
Shop manager who started on the tills at sixteen and has opened three shops since. I know what sells in February as well as in August, and I keep the people who sell it.
# WORK EXPERIENCE
# # {firm1:Pydar Street Provisions}\t{dates1:MAR 2020 - PRESENT|2020-03..present}
{title1:Shop Manager}
- {did1:Run a delicatessen and wine shop with fourteen staff and sales of £1.3m}
- {did1:Turned the closed café into a cheese counter, which paid for itself in seven months}
- {did1:Lost one member of staff in three years}
# # {firm2:Wild Atlantic Surf Co.}\t{dates2:JUN 2015 - FEB 2020|2015-06..2020-02}
{title2:Branch Manager}, Newquay
- {did2:Opened the Fistral and Watergate branches}
- {did2:Raised spend per customer from £19 to £27 by putting wetsuit hire at the door}
# # {firm3:Trago & Daughters Homeware}\t{dates3:SEP 2011 - MAY 2015|2011-09..2015-05}
{title3:Assistant Manager}, Falmouth
- {did3:Bought for the kitchen and garden departments}
- {did3:Cashed up, locked up and stood in for the manager}
# # {firm4:Lemon Quay Shoes}\t{dates4:JUL 2008 - AUG 2011|2008-07..2011-08}
{title4:Sales Assistant}
- {did4:Fitted children's shoes; kept the stock room}
# REFERENCES
| **Morwenna Kitto** | **Piers Hosking** |
| Owner, Pydar Street Provisions | Area Manager, Wild Atlantic Surf Co. |
| «Phone:» 07700 900371 | «Phone:» 07700 900543 |
| «Email:» morwenna@pydar.example | «Email:» piers@wildatlantic.example |
`;
