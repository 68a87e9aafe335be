import { describe, expect, test } from 'vitest';
import { passageLanguage } from '#domain/passageLanguage.ts';

const sentences: Readonly<Record<string, string>> = {
  en: 'You help the visitors of the museum and answer their questions.',
  es: 'Usted ayuda a los visitantes del museo y contesta las preguntas que hacen.',
  fr: 'Vous aidez les visiteurs et répondez aux questions avec votre équipe dans le musée.',
  de: 'Sie helfen den Gästen und beantworten die Fragen, die sie mit der Gruppe stellen.',
  pt: 'Você ajuda os visitantes com uma visita ao museu e seu jardim dos fundos.',
  ht: 'Nou bezwen moun ki gen pasyans pou ede vizitè yo nan mize a; ou pa bezwen diplòm.',
  tl: 'Tumulong sa mga bisita at sagutin ang mga tanong; ito ay trabaho sa umaga.',
  vi: 'Bạn giúp các người khách trong bảo tàng và trả lời câu hỏi của họ.',
  ru: 'Вы помогаете посетителям музея',
  uk: 'Ви допомагаєте відвідувачам музею і відповідаєте на їхні питання',
  ar: 'تساعد زوار المتحف وتجيب عن أسئلتهم',
  he: 'אתם עוזרים למבקרים במוזיאון',
  ko: '박물관 방문객을 돕습니다',
  ja: '来館者をご案内します',
  zh: '帮助博物馆的参观者',
  hi: 'संग्रहालय के आगंतुकों की सहायता',
};

describe('the language of a passage', () => {
  test.each(Object.entries(sentences))('is known as %s by its words or letters', (id, text) => {
    expect(passageLanguage(text)).toBe(id);
  });

  test('stays open when there are few words, or words of two languages alike', () => {
    expect(passageLanguage('Se habla español')).toBeNull();
    expect(passageLanguage('')).toBeNull();
    expect(passageLanguage('12:30 – 16:00')).toBeNull();
    expect(passageLanguage('Café, Zürich, São Paulo, Muñoz, Chișinău, Kraków, Malmö')).toBeNull();
    expect(
      passageLanguage(
        'We greet the guests and los visitantes, for the morning, para usted, que son',
      ),
    ).toBeNull();
  });

  test('is that of the sentence when a name in it has letters of another script', () => {
    expect(passageLanguage('You help the guests of the shop Вакансии and the café.')).toBe('en');
  });
});
