/** Posts in French, German, Spanish, Italian, Portuguese, Dutch and Polish, beside those that are English words too. */
export const POST_ABROAD = new RegExp(
  `(?<!\\p{L})(?:${[
    `chef(?:fe)? (?:d['’]|de |des )\\p{L}+|conduct(?:eur|rice)|mécanicien(?:ne)?|électricien(?:ne)?|soudeu(?:r|se)|plombi(?:er|ère)|menuisi(?:er|ère)|maçon|cuisini(?:er|ère)|serveu(?:r|se)|vendeu(?:r|se)|caissi(?:er|ère)|infirmi(?:er|ère)|aide[- ]soignante?|enseignante?|professeure?|format(?:eur|rice)|développeu(?:r|se)|gestionnaire|magasini(?:er|ère)|cariste|préparat(?:eur|rice)|employée?|ouvri(?:er|ère)|opérat(?:eur|rice)|chargée? (?:d['’]|de )\\p{L}+|conseill(?:er|ère)|secrétaire|apprentie?|alternante?|éducat(?:eur|rice)|animat(?:eur|rice)|coiffeu(?:r|se)|boulang(?:er|ère)|pâtissi(?:er|ère)|jardini(?:er|ère)|livreu(?:r|se)|dessinat(?:eur|rice)|sous-officier|adjointe?|équipi(?:er|ère)`,
    `\\p{L}{3,}(?:kaufmann|kauffrau|meister(?:in)?)|(?:kaufmann|kauffrau) (?:im|für)|\\p{L}*(?:fachkraft|bearbeiter(?:in)?|leiter(?:in)?|techniker(?:in)?|mechaniker(?:in)?|mechatroniker(?:in)?|elektroniker(?:in)?|elektriker(?:in)?|schlosser(?:in)?|schweißer(?:in)?|tischler(?:in)?|pfleger(?:in)?|lehrer(?:in)?|verkäufer(?:in)?|buchhalter(?:in)?|führer(?:in)?|fahrer(?:in)?|arbeiter(?:in)?|assistent(?:in)?|praktikant(?:in)?|berater(?:in)?|händler(?:in)?|offizier(?:in)?|soldat(?:in)?)|krankenschwester|köchin|erzieher(?:in)?|dozent(?:in)?|auszubildende[rn]?|azubi|lagerist(?:in)?|werkstudent(?:in)?|hauswart|geselle|kompaniechef(?:in)?`,
    'encargad[oa]|jef[ea] de \\p{L}+|mecánico|electricista|soldador(?:a)?|conductor(?:a)?|camarer[oa]|cociner[oa]|dependient[ea]|cajer[oa]|administrativ[oa]|enfermer[oa]|profesor(?:a)?|maestr[oa]|operari[oa]|mozo de almacén|peón|albañil|becari[oa]|desarrollador(?:a)?|vendedor(?:a)?|recepcionista',
    'responsabile|impiegat[oa]|operai[oa]|magazzinier[ea]|autista|cuoc[oa]|camerier[ea]|commess[oa]|infermier[ea]|insegnante|tecnico|meccanico|elettricista|saldatore|muratore|ragionier[ea]|addett[oa]|tirocinante|apprendista|direttore|direttrice|geometra',
    'motorista|eletricista|mecânico|atendente|enfermeir[oa]|encarregad[oa]|operador(?:a)?|cozinheir[oa]|contabilista|analista|estagiári[oa]',
    '\\p{L}*medewerk(?:er|ster)|verkop(?:er|ster)|verpleegkundige|leraar|lerares|docente?|boekhouder|teamleider|leidinggevende|lasser|timmerman|elektricien|stagiaire?|adviseur|beheerder|verzorgende',
    'kierowni(?:k|czka)|specjalist[ka]a?|pracowni(?:k|ca)|magazynier(?:ka)?|kierowca|spawacz|elektryk|sprzedawc(?:a|zyni)|kasjer(?:ka)?|księgow[ay]|nauczyciel(?:ka)?|pielęgnia(?:rka|rz)|kucha(?:rz|rka)|kelner(?:ka)?|inżynier|brygadzista|majster|praktykant(?:ka)?|dowódca \\p{L}+|żołnierz|ślusarz|murarz|doradca',
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/** Employers as they are named there: a legal form at the end, or what the place is. */
export const FIRM_ABROAD =
  /\s(?:SARL|SASU?|EURL|AG|KG|OHG|e\.\s?V\.|S\.?r\.?l\.?s?|S\.p\.A\.|SpA|S\.L\.U?\.?|S\.A\.U?\.?|Sp\. z o\.\s?o\.|B\.?V\.|N\.V\.|Oy|ApS|Lda\.?|Ltda\.?)$|(?<!\p{L})(?:[Kk]linik(?:um)?|\p{L}+klinik(?:um)?|[Kk]rankenhaus|\p{L}+krankenhaus|[Hh]ôpital|[Mm]airie|[Gg]arage|[Tt]ransports|[Oo]spedale|[Cc]omune di|[Aa]yuntamiento|[Ss]zpital|[Uu]rząd|[Zz]iekenhuis|[Gg]emeente|[Ss]tadtwerke|[Ss]tadtverwaltung|[Bb]äckerei|[Aa]utohaus|[Ss]pedition)(?!\p{L})/u;

/** Schools, as pieces of a pattern. */
export const SCHOOLS_ABROAD =
  'szkoła|zespół szkół|cfp|c[ée]gep|akademia|uniwersytet|hogeschool|ipsia|istituto|scuola|iut|cfa d(?:e|es|u)|afpa|handwerkskammer|ihk|berufsakademie|fachhochschule|fachoberschule|hauptschule|grundschule|kollegium|colegio|instituto|escola|faculdade|fakultät|faculté|facoltà|facultad|offizierschule|unteroffizierschule|truppenschule|[\\p{L}-]+schule';

/** Qualifications, as pieces of a pattern of whole words. */
export const DEGREES_ABROAD =
  'dep(?=,| )|dec(?=,)|aec(?=,)|bac(?: (?:pro(?:fessionnel)?|techno(?:logique)?|général|[sl]|es|sti2d|stmg|\\+ ?\\d))?|brevet (?:des collèges|de technicien(?: supérieur)?|professionnel)|titre professionnel|dut|deug|licence (?:pro(?:fessionnelle)?|en)|fachabitur|fachhochschulreife|(?:allgemeine )?hochschulreife|mittlere reife|mittlerer schulabschluss|realschulabschluss|hauptschulabschluss|gesellenbrief|meisterbrief|berufsausbildung|ausbildung (?:zum|zur|als)|licencjat|świadectwo|grado (?:en|medio|superior)|técnico superior|ciclo formativo|maturità|mbo|hbo|vmbo|havo|vwo|ensino (?:médio|secundário)|leaving cert(?:ificate)?|junior cert(?:ificate)?|matric(?:ulation)?|senior secondary|higher secondary|intermediate \\(|vordiplom|staatlich geprüfter?';
