import { basename } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { contentOfPdf } from '#features/cv-import/testing.ts';
import { templates } from '#features/typesetting/server/index.ts';
import { fontFiles, mirrorOf, textOfPdf } from '#features/typesetting/server/testing.ts';
import { emptyResume, ResumeContent } from '../content.ts';
import { resumeDocument } from './document.ts';
import { resumeDocx, resumeMirror, resumeMissing, resumePages, resumePdf, resumeText } from './output.ts';
import { hasPdftotext, pagesOf, pdftotext, printable } from './testing.ts';

describe('unusual text', () => {
  const MARKUP = [
    '#panic("no")',
    '#import "/parts.typ": *',
    '#{ while true {} }',
    '$ x^2 $ *bold* _it_ `raw` @ref <label> = Head',
    '\\documentclass{article} \\input{/etc/passwd}',
    '<script>alert(1)</script> &amp; <b>b</b>',
    '{{ 7 * 7 }} %s %n %00',
    '"]; #read("/document.json")',
  ];

  test.each(MARKUP.map((text) => [text]))('%s is text in every format', async (text) => {
    const content = ResumeContent.parse({
      basics: { name: text, label: text, summary: text, email: text, phone: text, location: text, url: text },
      work: [{ name: text, position: text, location: text, startDate: text, highlights: [text], summary: text, url: text }],
      skills: [{ name: text, keywords: [text] }],
      interests: [text],
      custom: [{ id: text.slice(0, 40), title: text, items: [{ name: text }] }],
    });
    const resume = printable(content);
    const { pdf, unprintable } = await resumePdf(resume);
    const { warnings } = await mirrorOf(pdf, resumeDocument(content, resume.design, 'resume', 'UK'), unprintable);
    expect(warnings.filter(({ kind }) => kind === 'missing' || kind === 'characters')).toEqual([]);
    expect(resumeText(resume)).toContain(text);
    expect((await resumePages(resume)).join('')).not.toMatch(/<script|alert|passwd/);
    expect((await resumeDocx(resume)).length).toBeGreaterThan(1000);
  });

  test('in other scripts, from right to left and with emoji is printed', async () => {
    const content = ResumeContent.parse({
      basics: { name: 'Łukasz Ñandú Ωμέγα Жуков', summary: 'مرحبا بالعالم\nשלום עולם\n李雷 こんにちは 한국어\nनमस्ते\n😀 🎖 👩‍🔧' },
      work: [{ name: 'العمل', position: 'مترجم', highlights: ['خدمت في الجيش 2019', '日本語の通訳'] }],
    });
    for (const { key, kind } of templates()) {
      const { pdf } = await resumePdf(printable(content, { template: key }, { kind }));
      expect(await pagesOf(pdf)).toBe(1);
    }
    expect((await resumeDocx(printable(content))).length).toBeGreaterThan(1000);
  });

  test('in Chinese is printed, including characters that Japanese does not use', async () => {
    const content = ResumeContent.parse({
      basics: { name: '陈伟', summary: '你好，这是我们的简历。車輛維修與團隊領導。', label: '运输经理' },
      work: [{ name: '铁路公司', position: '经理', highlights: ['带领 24 名技工，维护 180 辆车'] }],
    });
    for (const { key, kind } of templates()) {
      const { pdf, accessible, unprintable } = await resumePdf(printable(content, { template: key }, { kind }));
      expect({ accessible, unprintable }).toEqual({ accessible: true, unprintable: false });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
      for (const printed of ['陈伟', '简历', '團隊領導', '带领 24 名技工']) expect(text.replace(/\s+/g, ' ')).toContain(printed);
    }
    // Characters that both languages share are drawn in the style of the text's language.
    const fontsOf = async (summary: string) =>
      Buffer.from((await resumePdf(printable(ResumeContent.parse({ basics: { summary } })))).pdf)
        .toString('latin1')
        .match(/(?<=\+)(?:NotoSansHans|BIZUDPGothic)/g);
    expect(new Set(await fontsOf('经理和技工'))).toEqual(new Set(['NotoSansHans']));
    expect(new Set(await fontsOf('管理の仕事'))).toEqual(new Set(['BIZUDPGothic']));
  });

  test('with a character that no font has still gives a tagged PDF', async () => {
    const created = await resumePdf(printable(ResumeContent.parse({ basics: { name: 'A \u{12000}\u{1E900}' } })));
    const { pdf } = created;
    expect(created).toMatchObject({ accessible: false, unprintable: true });
    expect(Buffer.from(pdf).includes('/StructTreeRoot')).toBe(true);
  });

  test.each(templates().map(({ key, kind }) => [key, kind] as const))('writes without end in %s', async (template, kind) => {
    const content = ResumeContent.parse({
      basics: { name: 'N'.repeat(1000), summary: 'word '.repeat(2000) },
      work: [
        { position: 'x'.repeat(2000), highlights: Array.from({ length: 300 }, (_, index) => `Point ${index} and on and on`) },
      ],
      skills: Array.from({ length: 500 }, (_, index) => ({ name: `Skill ${index}` })),
    });
    const { pdf } = await resumePdf(printable(content, { template }, { kind }));
    expect(await pagesOf(pdf)).toBeGreaterThan(4);
    const { items } = await contentOfPdf(pdf);
    expect(items.filter((item) => item.x + item.width > 590)).toEqual([]);
  });

  test('of 50,000 characters without a space is printed', async () => {
    const { pdf } = await resumePdf(printable(ResumeContent.parse({ basics: { summary: 'x'.repeat(50_000) } })));
    expect(await pagesOf(pdf)).toBeGreaterThan(4);
  });

  test('of 60,000 Thai characters without a space is printed and read, with lines that end between words', async () => {
    const word = 'ซ่อมบำรุงผู้ใหญ่เพื่อนหน้าที่';
    const content = ResumeContent.parse({
      basics: { name: 'A B', email: 'a@example.test', phone: '+44 7700 900123', summary: word.repeat(60_000 / word.length) },
    });
    const { pages, warnings } = await resumeMirror(printable(content));
    expect(pages).toBeGreaterThan(5);
    expect(warnings.map(({ kind }) => kind)).toEqual(['long', 'script']);
    const { pdf } = await resumePdf(printable(content));
    const lines = (await textOfPdf(pdf)).join('\n').split('\n');
    expect(lines.filter((line) => /\p{Script=Thai}/u.test(line)).length).toBeGreaterThan(300);
    // Every word, and every part of the compound ones, starts with one of these letters.
    expect(lines.filter((line) => /^\p{Script=Thai}/u.test(line) && !/^[ซบผใเหท]/.test(line))).toEqual([]);
  });

  test('that is empty is printed', async () => {
    for (const { key, kind } of templates())
      expect(await pagesOf((await resumePdf(printable(emptyResume(), { template: key }, { kind }))).pdf)).toBe(1);
    expect(resumeText(printable(emptyResume()))).toBe('\n');
  });
});

test('a list from right to left has its marks on the right', async () => {
  const content = ResumeContent.parse({ basics: {}, work: [{ position: 'A', highlights: ['Led ten', 'خدمت في الجيش'] }] });
  for (const { key, kind } of templates()) {
    const { items } = await contentOfPdf((await resumePdf(printable(content, { template: key }, { kind }))).pdf);
    const marks = items.filter(({ text }) => /^[•–]$/.test(text.trim())).map(({ x }) => x);
    expect([key, marks.length, (marks[0] ?? 0) < 300, (marks[1] ?? 0) > 500]).toEqual([key, 2, true, true]);
  }
});

describe('text from right to left', () => {
  const words = 'שירתתי בצבא הבריטי';
  const content = ResumeContent.parse({
    basics: { summary: `${words} `.repeat(9).trim() },
    education: [
      { area: words, institution: `29 ${words}`, startDate: '2010', endDate: '2018', summary: `${words} `.repeat(9).trim() },
    ],
    skills: [{ name: 'ניהול', keywords: ['צוות', 'Excel', 'בטיחות'] }],
    certificates: [{ name: 'נהיגה', by: 'משרד', startDate: '2011', endDate: '2017' }],
  });

  test('of a paragraph ends at the right edge', async () => {
    for (const { key, kind } of templates()) {
      const { items } = await contentOfPdf((await resumePdf(printable(content, { template: key }, { kind }))).pdf);
      const lines = new Map<number, number>();
      for (const { text, x, y, width } of items)
        if (/[\u05d0-\u05ea]/.test(text)) lines.set(Math.round(y), Math.max(lines.get(Math.round(y)) ?? 0, x + width));
      const ends = [...lines.values()].map(Math.round);
      const edge = Math.max(...ends);
      expect([key, edge > 510, ends.filter((end) => end > edge - 2).length >= 4]).toEqual([key, true, true]);
    }
  });

  test('keeps dates in order beside it, at the same place as beside other text', async () => {
    const datesOf = async (area: string, institution: string, template: string, kind: 'resume' | 'federal') => {
      const education = content.education.map((entry) => ({ ...entry, area, institution }));
      const { items } = await contentOfPdf((await resumePdf(printable({ ...content, education }, { template }, { kind }))).pdf);
      return [2010, 2018].map((year) => Math.round(items.find(({ text }) => text.includes(String(year)))?.x ?? 0));
    };
    for (const { key, kind } of templates())
      expect([key, await datesOf(words, `29 ${words}`, key, kind)]).toEqual([
        key,
        await datesOf('Driving', 'College', key, kind),
      ]);
  });

  test('keeps the order of words in a list of skills and on the line of a certificate', async () => {
    for (const { key, kind } of templates()) {
      const { items } = await contentOfPdf((await resumePdf(printable(content, { template: key }, { kind }))).pdf);
      const places = (...parts: string[]) => parts.map((part) => items.find(({ text }) => text.includes(part))?.x ?? 0);
      for (const parts of [
        ['ניהול', 'צוות', 'Excel', 'בטיחות'],
        ['נהיגה', 'משרד', '2011'],
      ]) {
        const found = places(...parts);
        expect([key, parts, found]).toEqual([key, parts, found.toSorted((a, b) => b - a)]);
      }
    }
  });
});

describe('words in the scripts that Muster has fonts for', () => {
  /** Those whose fonts and language do not depend on the rest of the text are in one document. */
  const SAMPLES: Record<string, string[]> = {
    'Greek, Cyrillic, Devanagari, Bengali, Tamil, Gurmukhi, Georgian and Armenian': [
      'διοίκηση ομάδας',
      'керування загоном',
      'नेपाली प्रशिक्षण कार्यक्रममा नेतृत्व',
      'সেনাবাহিনীতে প্রশিক্ষক শ্রেণী কর্মী উন্নয়ন সৈন্যদের',
      'பயிற்சி அளித்தேன்',
      'ਸਿਖਲਾਈ ਦਿੱਤੀ ਪ੍ਰਬੰਧਕ',
      'ჯგუფის ხელმძღვანელი',
      'թիմի ղեկավար',
    ],
    Thai: ['หน้าที่ น้ำ ผู้ใหญ่ เพื่อน เรื่องนี้ ก็ ป่า กล้า ผู้บังคับบัญชา ซ่อมบำรุง'],
    'Thai with raised marks': ['ชั่วโมง เพิ่ม ชิ้น เชียงใหม่ ตั้ง ยิ่ง ฟ้า ฝ้าย กฎุ ป้ำ เป็น'],
    Hebrew: ['שירתתי בצבא הבריטי'],
    Arabic: ['خدمت في الجيش البريطاني بصفة قائد فريق'],
    Urdu: ['پاکستان میں ٹیم کی قیادت'],
    Pashto: ['ښوونځی ګډون څارنه ګټه'],
    Chinese: ['带领技工'],
    Japanese: ['日本語の通訳'],
    Korean: ['정비 팀장'],
  };
  const hasPoppler = hasPdftotext();
  if (!hasPoppler) console.warn('SKIPPED: scripts by pdftotext, which is not installed');
  /** pdf.js ignores the text that a PDF gives for letters of several glyphs. */
  const SIMPLE =
    /^[\p{scx=Greek}\p{scx=Cyrl}\p{scx=Geor}\p{scx=Armn}\p{scx=Hebr}\p{scx=Han}\p{scx=Kana}\p{scx=Hira}\p{scx=Hang}]+$/u;
  // Direction marks and the order of words from right to left depend on the program; each word must be whole.
  const bare = (text: string) => text.normalize('NFC').replace(/[\u202a-\u202e\u200b]/g, '');

  test.each(Object.entries(SAMPLES))('in %s have a font and are read back as written', async (_, texts) => {
    const content = ResumeContent.parse({
      basics: { name: 'A B', summary: texts.join('\n') },
      work: texts.map((text) => ({ position: text, highlights: [text] })),
    });
    for (const { key, kind } of templates()) {
      const { pdf, accessible, unprintable } = await resumePdf(printable(content, { template: key }, { kind }));
      expect([key, accessible, unprintable]).toEqual([key, true, false]);
      const byPoppler = hasPoppler ? [pdftotext(pdf), pdftotext(pdf, '-raw')] : [];
      const byPdfjs = (await textOfPdf(pdf)).join('\n');
      for (const word of texts.flatMap((text) => text.split(' '))) {
        const pages = [...byPoppler, ...(SIMPLE.test(word) ? [byPdfjs] : [])];
        for (const page of pages) expect([key, bare(page).split(bare(word)).length - 1, word]).toEqual([key, 3, word]);
      }
    }
  });
});

describe('very long words', () => {
  const ADDRESS = 'https://example.test/abcdefghij8abcdefghijklmno1abcdefghijklmno7?of=the-person-who-writes';
  const WORDS = [
    ADDRESS,
    '0123456789'.repeat(7),
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    `${'a'.repeat(15)}8${'b'.repeat(15)}1${'c'.repeat(15)}2${'d'.repeat(40)}`,
    `/home/${'x'.repeat(30)}_${'y'.repeat(30)}${'z'.repeat(30)}/2018.txt`,
    'ЭлектрофотополупроводниковыйЭлектрофотополупроводниковыйЭлектро8',
  ];
  const content = ResumeContent.parse({
    basics: { name: 'A B', email: 'a@example.test', url: ADDRESS, summary: `Before ${WORDS.join(' between ')} after` },
    work: WORDS.map((word) => ({
      name: word,
      position: word,
      startDate: '2018-01',
      endDate: '2018-02',
      highlights: [`See ${word}, once`],
    })),
    skills: [{ name: WORDS[2], keywords: WORDS }],
    interests: WORDS,
  });
  const squeezed = (text: string) => text.replace(/\s/g, '');
  const count = (text: string, part: string) => text.split(part).length - 1;

  test.each(templates().map(({ key, kind }) => [key, kind] as const))(
    'are copied from a PDF as written in %s (%s)',
    async (template, kind) => {
      const { pdf, accessible } = await resumePdf(printable(content, { template }, { kind }));
      expect(accessible).toBe(true);
      const texts = [(await textOfPdf(pdf)).join('\n'), ...(hasPdftotext() ? [pdftotext(pdf), pdftotext(pdf, '-raw')] : [])];
      for (const text of texts) {
        const read = squeezed(text);
        for (const word of WORDS) expect([word, count(read, word) >= 3]).toEqual([word, true]);
        expect(count(read, squeezed('Jan 2018 – Feb 2018')) + count(read, squeezed('01/2018 – 02/2018'))).toBe(WORDS.length);
      }
    },
  );

  test('are broken into lines inside the page', async () => {
    const { pdf } = await resumePdf(printable(content));
    const { items } = await contentOfPdf(pdf);
    expect(items.filter((item) => item.x + item.width > 595 - 20)).toEqual([]);
  });
});

describe('letters that a PDF draws together', () => {
  const warningsOf = async (summary: string) => {
    const content = ResumeContent.parse({ basics: { name: 'A B', email: 'a@example.test', phone: '+44 7700 900123', summary } });
    return (await resumeMirror(printable(content))).warnings;
  };
  const of = (script: string) => ({
    kind: 'script',
    message: `Some programs misread parts of the ${script} text. Where you can choose, send the Word file instead of the PDF.`,
  });

  test.each([
    ['Arabic', 'السلام عليكم'],
    ['Arabic', 'مُدَرِّب'],
    ['Arabic', 'سال\u200cها'],
    ['Hebrew', 'שָׁלוֹם'],
    ['Bengali', 'নেতৃত্ব'],
    ['Nepali or Hindi', 'नेतृत्व'],
    ['Punjabi', 'ਸਿਖਲਾਈ'],
    ['Tamil', 'பயிற்சி'],
    ['Thai', 'ซ่อมบำรุง'],
  ])('are named with the remedy, as in %s “%s”', async (script, words) => {
    expect(await warningsOf(words)).toEqual([of(script)]);
  });

  test('are not named where there are none', async () => {
    const warnings = await warningsOf('خدمت في الجيش\nשירתתי בצבא\nLed ten\nคน\nघर');
    expect(warnings.filter(({ kind }) => kind === 'script')).toEqual([]);
  });
});

test('the fonts of the machine are never used', async () => {
  const content = ResumeContent.parse({ basics: { name: 'A', summary: '➢ ✗ 𝔸 ⵣ ខ ሀ ∑ ① ﬁ' } });
  for (const { key, kind } of templates()) {
    const { pdf } = await resumePdf(printable(content, { template: key }, { kind }));
    const used = Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g);
    const own = fontFiles().map((path) =>
      basename(path)
        .replace(/[_-].*/, '')
        .toLowerCase(),
    );
    for (const [, name = ''] of used) expect(own).toContain(name.toLowerCase());
  }
});

describe('characters that no font has', () => {
  test('are named with their section, in every template that lacks them', async () => {
    const content = ResumeContent.parse({
      basics: { name: 'Siân Whitfield', summary: '“Über” – café ★ 😀 中文 حصل\u200d ✓' },
      work: [{ position: 'Sumerian \u{12000} teacher', highlights: ['\u{12000}\u{1E900}'] }],
    });
    for (const { key, kind } of templates()) {
      const resume = printable(content, { template: key }, { kind });
      const missing = await resumeMissing(resume);
      expect([key, missing]).toEqual([key, [{ section: 'Experience', characters: ['\u{12000}', '\u{1E900}'] }]]);
    }
    const { warnings } = await resumeMirror(printable(content));
    expect(warnings.find(({ kind }) => kind === 'characters')?.message).toBe(
      'Our fonts don’t have these characters, so the PDF shows empty boxes: “\u{12000}” (U+12000), “\u{1E900}” (U+1E900) in Experience. Replace or remove them.',
    );
  });

  test('are exactly those that keep a PDF from claiming PDF/UA', async () => {
    const blocks = ['←→⇒', '✔✗➢●■◆', '½¾ⅷ№', 'ᄀ가힣', 'ꙮѣ', 'ǅɐʰ', '∑√∞≈', '𝔸𝟙', 'ᚠᛁ', 'ⵣ', 'ខ', 'ሀ', 'ක', 'ગ', 'త', 'ꦱ'];
    for (const characters of blocks)
      for (const template of ['heritage', 'swiss']) {
        const resume = printable(ResumeContent.parse({ basics: { name: 'A', summary: characters } }), { template });
        const missing = (await resumeMissing(resume)).length > 0;
        expect([template, characters, missing]).toEqual([template, characters, (await resumePdf(resume)).unprintable]);
      }
  });
});
