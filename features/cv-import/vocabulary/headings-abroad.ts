import type { SectionKind } from './sections-words.ts';

/** Headings as CVs in French, German, Spanish, Italian, Portuguese, Dutch, Polish and the Scandinavian languages have them, in small letters. */
const NAMES: Partial<Record<SectionKind, string>> = {
  summary: `
    profil|profil professionnel|à propos|à propos de moi|présentation|objectif|objectif professionnel|résumé professionnel
    kurzprofil|über mich|persönliches profil|zusammenfassung|berufsziel
    perfil|perfil profesional|sobre mí|resumen|resumen profesional|objetivo|objetivo profesional|extracto
    profilo|profilo professionale|chi sono|obiettivo|obiettivo professionale
    perfil profissional|sobre mim|resumo|resumo profissional
    profiel|over mij|persoonlijk profiel|samenvatting
    o mnie|podsumowanie|podsumowanie zawodowe|cel zawodowy|profil zawodowy
    om mig|om meg|profil og mål|sammanfattning|sammendrag`,
  work: `
    expérience|expériences|parcours professionnel|parcours|carrière|emplois|emplois occupés
    beruflicher werdegang|werdegang|berufspraxis|praxiserfahrung|praktische erfahrung|berufliche erfahrung|berufliche erfahrungen|berufstätigkeit|beruf
    experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional
    esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali
    experiência|experiência profissional|experiências profissionais|percurso profissional
    werkervaring|ervaring|loopbaan
    doświadczenie|doświadczenie zawodowe|przebieg kariery|historia zatrudnienia|przebieg pracy zawodowej
    erfaring|arbetslivserfarenhet|arbejdserfaring|arbeidserfaring|erhvervserfaring|anställningar`,
  military: `
    carrière militaire|parcours militaire|service militaire|expérience militaire
    wehrdienst|bundeswehr|militärdienst|dienstzeit|militärische laufbahn|militärischer werdegang
    servicio militar|experiencia militar|servizio militare|esperienza militare|serviço militar
    militaire dienst|militaire loopbaan|defensie
    służba wojskowa|przebieg służby|przebieg służby wojskowej
    militärtjänst|værnepligt|militærtjeneste`,
  education: `
    formation|formations|études|parcours scolaire|parcours académique|diplômes|diplômes et formations|formation et diplômes|cursus|scolarité
    ausbildung|bildungsweg|schulbildung|schulische ausbildung|studium|akademische ausbildung|bildung|schule|ausbildung und studium|aus und weiterbildung
    formación|formación académica|educación|estudios|estudios realizados|títulos
    formazione|istruzione|istruzione e formazione|titoli di studio|studi
    formação|formação académica|formação acadêmica|educação|escolaridade|habilitações literárias
    opleiding|opleidingen|onderwijs|studie
    wykształcenie|edukacja|wykształcenie i kwalifikacje
    utdanning|utbildning|uddannelse|uddannelser`,
  skills: `
    compétences|compétences clés|compétences techniques|compétences professionnelles|savoir faire|savoir être|informatique|outils|atouts
    kenntnisse|fähigkeiten|fachkenntnisse|kompetenzen|edv kenntnisse|it kenntnisse|besondere kenntnisse|stärken|kenntnisse und fähigkeiten
    competencias|habilidades|aptitudes|conocimientos|informática|competencias profesionales
    competenze|capacità|competenze tecniche|competenze informatiche|capacità e competenze
    competências|conhecimentos|aptidões
    vaardigheden|competenties|kennis|computervaardigheden
    umiejętności|kompetencje|mocne strony|umiejętności zawodowe|obsługa komputera
    kompetencer|kompetanse|kompetenser|färdigheter|ferdigheter`,
  languages: `
    langues|langues étrangères|langues parlées|sprachen|sprachkenntnisse|fremdsprachen|idiomas|lingue|lingue straniere|línguas|talen|talenkennis
    języki|języki obce|znajomość języków|znajomość języków obcych|språk|språkkunskaper|sprog`,
  certificates: `
    certificats|habilitations|stages|permis|qualifications et habilitations|formations complémentaires|formations continues|brevets
    zertifikate|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lehrgänge|scheine|führerscheine|qualifikationen|zusatzqualifikationen
    certificados|certificaciones|cursos|cursos y certificados|formación complementaria|licencias|carnets
    certificati|certificazioni|corsi|corsi di formazione|patenti
    certificações|cursos e certificados|formação complementar
    certificaten|cursussen|diplomas en certificaten|rijbewijzen
    certyfikaty|kursy|szkolenia|kursy i szkolenia|uprawnienia|kwalifikacje|szkolenia i certyfikaty
    kurser|kurs|kurser og sertifikater|certifikat`,
  awards: `
    distinctions|décorations|récompenses|prix|auszeichnungen|ehrungen|premios|reconocimientos|premi|riconoscimenti|prémios|prêmios
    onderscheidingen|prijzen|nagrody|odznaczenia|nagrody i wyróżnienia|utmärkelser`,
  volunteer: `
    bénévolat|engagement associatif|engagements associatifs|vie associative|ehrenamt|ehrenamtliches engagement|ehrenamtliche tätigkeit|voluntariado
    volontariato|vrijwilligerswerk|wolontariat|działalność społeczna|frivilligt arbejde|frivillig`,
  projects: 'projets|projekte|proyectos|progetti|projetos|projecten|projekty|projekter',
  interests: `
    centres dintérêt|centres dintérêts|loisirs|intérêts|passions|hobbys|interessen|interessen und hobbys|freizeit|aficiones|intereses|interessi|hobby
    passatempi|interesses|hobbies e interesses|hobbys en interesses|zainteresowania|hobby i zainteresowania|intressen|fritid|interesser`,
  contact: `
    coordonnées|informations personnelles|état civil|kontakt|kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|zur person|contacto
    datos personales|datos de contacto|contatti|dati personali|informazioni personali|contato|dados pessoais|informação pessoal|contactgegevens|personalia
    persoonlijke gegevens|dane osobowe|dane kontaktowe|personuppgifter|personlige data`,
  references: 'références|referenzen|referencias|referenze|referências|referenties|referencje|referanser|referenser|referencer',
};

/** The same as patterns of whole headings, in the order in which sections are looked for. */
export const HEADINGS_ABROAD: readonly (readonly [SectionKind, string])[] = Object.entries(NAMES).map(([kind, words]) => [
  kind as SectionKind,
  words.trim().replace(/\s*\n\s*/g, '|'),
]);
