import type { WordList } from './word-list.ts';

const RANK_LEVELS = 'Muster’s word list; levels after the NATO rank codes (STANAG 2116)';
const LIST = 'Muster’s word list for the British forces, 2026';

/** Terms of the British forces. A rank is kept with its level in brackets, because it is not a civilian job title. */
export const UK_WORDS: WordList[] = [
  {
    kind: 'rank',
    source: RANK_LEVELS,
    words: `
Lance Corporal = Lance Corporal (about the level of an experienced team member who leads four)
Lance Bombardier = Lance Bombardier (about the level of an experienced team member who leads four)
Corporal = Corporal (about the level of a team leader of eight to ten)
Bombardier = Bombardier (about the level of a team leader of eight to ten)
Leading Hand = Leading Hand (about the level of a team leader)
Leading Seaman = Leading Seaman (about the level of a team leader)
Lance Sergeant = Lance Sergeant (about the level of a team leader of eight to ten)
Sergeant = Sergeant (about the level of a first-line manager of up to 30)
Petty Officer = Petty Officer (about the level of a first-line manager)
Colour Sergeant = Colour Sergeant (about the level of an operations supervisor)
Staff Sergeant = Staff Sergeant (about the level of an operations supervisor)
Flight Sergeant = Flight Sergeant (about the level of an operations supervisor)
Chief Technician = Chief Technician (about the level of a technical supervisor)
Chief Petty Officer = Chief Petty Officer (about the level of an operations supervisor)
Warrant Officer Class 2 = Warrant Officer Class 2 (about the level of a department manager of 100)
Warrant Officer Class 1 = Warrant Officer Class 1 (about the level of a senior manager who advises the chief executive)
Warrant Officer = Warrant Officer (about the level of a department manager)
Second Lieutenant = Second Lieutenant (about the level of a graduate manager of 30)
Sub Lieutenant = Sub Lieutenant (about the level of a graduate manager)
Pilot Officer = Pilot Officer (about the level of a graduate manager)
Flying Officer = Flying Officer (about the level of a junior manager)
Flight Lieutenant = Flight Lieutenant (about the level of a manager)
Lieutenant Commander = Lieutenant Commander (about the level of a senior manager)
Squadron Leader = Squadron Leader (about the level of a senior manager of 100 or more)
Lieutenant Colonel = Lieutenant Colonel (about the level of a director of an organisation of 600)
Wing Commander = Wing Commander (about the level of a director)
Group Captain = Group Captain (about the level of a site or regional director)
Brigadier = Brigadier (about the level of an executive director)
Commodore = Commodore (about the level of an executive director)
Air Commodore = Air Commodore (about the level of an executive director)
`,
  },
  {
    kind: 'short form',
    source: LIST,
    words: `
LCpl = Lance Corporal (experienced team member who leads four)
Cpl = Corporal (team leader of eight to ten)
Sgt = Sergeant (first-line manager)
SSgt = Staff Sergeant (operations supervisor)
CSgt = Colour Sergeant (operations supervisor)
WO2 = Warrant Officer Class 2 (department manager)
WO1 = Warrant Officer Class 1 (senior manager)
2Lt = Second Lieutenant (graduate manager of 30)
Lt Cdr = Lieutenant Commander (senior manager)
Lt Col = Lieutenant Colonel (director of 600)
Sqn Ldr = Squadron Leader (senior manager)
Wg Cdr = Wing Commander (director)
Flt Lt = Flight Lieutenant (manager)
JNCO = junior team leader
SNCO = senior team leader
NCO = team leader
OC = head of the department
2IC = deputy manager
2ic = deputy manager
RSM = senior adviser on people and standards
CSM = operations manager
SSM = operations manager
BSM = operations manager
RQMS = head of stores and supply
CQMS = supply manager
SQMS = supply manager
QM = head of logistics
Adjt = chief of administration
Ops Offr = operations manager
MTWO = transport manager
MTO = transport manager
MT = transport department
RAO = head of finance and administration
RCMO = careers manager
UWO = welfare officer
PTI = fitness instructor
SAAI = weapons training instructor
JTAC = air coordination specialist
FAC = air coordination specialist
ATO = bomb disposal specialist
EOD = bomb disposal
C-IED = prevention of bomb attacks
IED = explosive device
CBRN = chemical and radiation safety
FOB = remote operating base
HLS = helicopter landing site
QRF = emergency response team
QRA = immediate response duty
ISTAR = information gathering and surveillance
ISR = information gathering and surveillance
HUMINT = information gathered from people
SIGINT = communications analysis
GEOINT = mapping and imagery analysis
IMINT = imagery analysis
OPSEC = information security
INFOSEC = information security
COMSEC = communications security
ROE = rules for the use of force
SOP = standard procedure
SOI = written procedure
TTP = working practice
LOAC = law of armed conflict
SITREP = status report
sitrep = status report
CONOPS = outline plan
OPORD = operation plan
O Group = planning meeting
H-hour = start time
D-Day = start date
AOR = area of responsibility
AO = area of operations
BFT = annual fitness test
PFT = fitness test
CFT = load-carrying fitness test
AFT = annual fitness test
ACR = annual appraisal
OJAR = annual appraisal of officers
SJAR = annual appraisal
MPAR = mid-year appraisal
JPA = human resources and payroll system
DII = secure office network
MODNET = secure office network
JAMES = equipment management system
DLO = defence logistics organisation
DE&S = defence procurement agency
DIO = defence estates organisation
MOD = Ministry of Defence
HQ = headquarters
FTRS = full-time reserve service
R&R = mid-tour leave
POTL = leave after deployment
GRT = resettlement training time
ELC = learning credit
SLC = learning credit
CTP = resettlement service
EDT = courses before discharge
G1 = human resources
G2 = intelligence
G3 = operations
G4 = logistics
G5 = planning
G6 = communications and IT
G7 = training
G9 = liaison with civil authorities
J1 = human resources
J2 = intelligence
J3 = operations
J4 = logistics
J5 = planning
J6 = communications and IT
`,
  },
  {
    kind: 'short form',
    source: 'Names of units in full; Muster’s word list for the British forces, 2026',
    words: `
REME = Royal Electrical and Mechanical Engineers (equipment repair)
RLC = Royal Logistic Corps (supply and transport)
RAMC = Royal Army Medical Corps (medical service)
RAMS = Royal Army Medical Service
QARANC = army nursing corps
RADC = army dental corps
AGC = Adjutant General’s Corps (human resources, finance, police)
SPS = staff and personnel support (human resources)
ETS = education and training service
RMP = Royal Military Police
MPS = military provost (custody) staff
MPGS = Military Provost Guard Service (site security)
RE = Royal Engineers (civil and combat engineering)
RA = Royal Artillery
RAC = Royal Armoured Corps
AAC = Army Air Corps (helicopters)
RAPTC = army physical training corps
RACHD = army chaplains
SASC = weapons training corps
ACF = Army Cadet Force
CCF = Combined Cadet Force
RNR = Royal Naval Reserve
RMR = Royal Marines Reserve
RFA = Royal Fleet Auxiliary
RAFP = RAF Police
RAF Regt = RAF Regiment (airfield defence)
PJHQ = joint operations headquarters
JHC = joint helicopter command
BRF = reconnaissance force
PWRR = Princess of Wales’s Royal Regiment (infantry)
`,
  },
  {
    kind: 'trade',
    source: LIST,
    words: `
Rifleman = infantry soldier
Guardsman = infantry soldier
Craftsman = technician
Sapper = military engineer
Gunner = artillery crew member
Trooper = armoured vehicle crew member
Signaller = communications operator
Aircraftman = junior aviation support worker
Able Seaman = junior crew member
Able Rate = junior crew member
Section Commander = team leader of eight
Section 2IC = deputy team leader
Platoon Sergeant = supervisor and deputy manager of 30
Platoon Commander = manager of a team of 30
Troop Commander = manager of a team of 30
Troop Sergeant = supervisor and deputy manager of 30
Company Commander = senior manager of 120
Squadron Commander = senior manager of 120
Battery Commander = senior manager of 100
Commanding Officer = head of an organisation of 500 or more
Company Sergeant Major = operations manager for 120 people
Regimental Sergeant Major = senior adviser on people and standards for 600
Company Quartermaster Sergeant = supply manager for 120 people
Quartermaster = head of logistics and estates
Adjutant = chief of administration and discipline
Artificer = senior engineering technician
Tiffy = senior engineering technician
Class 1 Tradesman = fully qualified technician
Storeman = warehouse operative
Driver Communications = driver and radio operator
Driver Tradesman = professional driver
Loadmaster = aircraft loading supervisor
Movements Controller = freight and passenger coordinator
Weapons Technician = weapons maintenance technician
Avionics Technician = aircraft electronics technician
Vehicle Mechanic = vehicle technician
Recovery Mechanic = vehicle recovery technician
Combat Medical Technician = emergency medical technician
Combat Medic = emergency first responder
Team Medic = first responder
Assault Pioneer = construction and demolition specialist
Mortarman = fire support specialist
Sniper = specialist observer
Recce = reconnaissance
Drill Instructor = instructor of recruits
Training Wing = training department
Permanent Staff Instructor = full-time training manager for reserves
Weapon Engineer = electrical and electronics engineer
Marine Engineer = ship’s mechanical engineer
Warfare Specialist = surveillance and operations specialist
Aircraft Handler = airfield operations worker
Logistician = supply chain specialist
Regulator = service police officer
`,
  },
  {
    kind: 'course',
    source: LIST,
    words: `
JNCO Cadre = first-line leadership course
Section Commanders’ Battle Course = leadership and tactics course for team leaders
SCBC = leadership and tactics course for team leaders
Platoon Sergeants’ Battle Course = leadership and planning course for supervisors
PSBC = leadership and planning course for supervisors
CLM = leadership and management training
Command Leadership and Management = leadership and management training
DITT = instructor training
DIT = instructor training
Defence Train the Trainer = instructor training
DTTT = instructor training
All Arms Drill Course = instructor course in ceremony and discipline
Phase 1 Training = basic training
Phase 2 Training = trade training
Phase 3 Training = further professional training
Commissioning Course = officers’ leadership course
RMAS = Royal Military Academy Sandhurst (leadership course for officers)
BRNC = Britannia Royal Naval College (leadership course for officers)
ICSC = staff course in planning and management
ACSC = advanced staff course in strategy and management
ILM = Institute of Leadership and Management
BATUS = large-scale training exercise in Canada
BATUK = training in Kenya
SAA = weapon safety
RMQ = range safety management
Range Management Qualification = range safety management
`,
  },
  {
    kind: 'term',
    source: LIST,
    words: `
stagged on = stood guard
stag = guard duty
tour of duty = deployment
op tour = deployment
posted to = moved to
posting = assignment
battle group = task group of up to 1,000
battlegroup = task group of up to 1,000
platoon = team of 30
sub-unit = department
subunit = department
the blokes = the team
the lads = the team
soldiers under my command = people I led
under my command = in my team
in theatre = on deployment
on ops = on deployment
boots on the ground = people on site
green slime = intelligence staff
scaly = communications specialist
REMF = support staff
civvy street = civilian life
civvy = civilian
civvies = civilians
battle rhythm = daily routine
battle procedure = planning process
combat estimate = planning method
seven questions = planning method
commander’s intent = aim
mission command = delegation with clear aims
main effort = first priority
course of action = option
kit = equipment
bergen = rucksack
basha = shelter
scoff = meals
cookhouse = canteen
guardroom = security control room
works parade = daily team briefing
orders group = planning meeting
reccy = reconnaissance
casevac = evacuation of casualties
medevac = medical evacuation
resupply = delivery of supplies
combat supplies = essential supplies
first parade = vehicle check before use
last parade = vehicle check after use
G1098 = equipment holding
1033 = equipment signed for
A Vehicle = armoured vehicle
B Vehicle = truck or light vehicle
C Vehicle = construction plant
SA80 = rifle
GPMG = machine gun
pulse check = progress review
hot debrief = immediate review
after action review = lessons review
lessons identified = lessons learned
`,
  },
];
