/** Ends in a question, in the marks of any of our languages, or in the Japanese particle for one. */
const endsAsking = /(?:[?？؟]|か。?)["'”’»」』)\s]*$/u;

const parts = [
  // English
  'names?|address|phone|number|e-?mail|password|birthday|how old|your age|where (?:do|are) you|(?:who|what) (?:hurt|happened|did)|tell me more|your (?:doctor|diagnosis|medication|job|employer|boss|salary|religion|partner|family|school|city)|do you live',
  // Spanish, Portuguese
  'nombre|dirección|teléfono|correo|contraseña|dónde (?:vives|estás)|cuántos años|qué (?:te )?pasó|nome|endereço|telefone|senha|onde (?:você )?(?:mora|vives|está)|quantos anos|o que (?:te )?aconteceu',
  // French, German, Italian, Dutch
  "(?:ton|votre) nom|t'appelles|adresse|téléphone|où (?:habites|es)|quel âge|s'est-il passé|s'est passé|(?:dein|ihr) name|heißt du|telefonnummer|passwort|wo (?:wohnst|bist)|wie alt|was ist passiert|ti chiami|indirizzo|telefono|dove (?:vivi|abiti|sei)|quanti anni|cosa è successo|heet je|je naam|adres|telefoonnummer|waar (?:woon|ben) je|hoe oud|wat is er gebeurd",
  // Polish, Turkish, Indonesian
  'na imię|adres|telefon|gdzie (?:mieszkasz|jesteś)|ile masz lat|co się stało|adın|adresin|telefonun|nerede (?:yaşıyorsun|oturuyorsun)|kaç yaşında|ne oldu|nama(?:mu| anda| kamu)|alamat|nomor telepon|tinggal di mana|di mana (?:kamu|anda)|umur|apa yang terjadi',
  // Hindi, also in Latin letters
  'naam|pata|kahan rehte|umar|kya hua',
];
const privateMatters = new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'u');
/** Written without spaces, or with signs that are no letters. */
const unspaced = /名前|住所|電話|何歳|どこに住|何があ|नाम|पता|फ़ोन|फोन|उम्र|कहाँ रह|क्या हुआ/u;

const longestRead = 600;

/** Whether a model's sentence ends by asking the listener for something private: a name, where they live, what happened. */
export function asksPrivately(sentence: string): boolean {
  const plain = sentence.slice(0, longestRead).trim().toLowerCase().replaceAll(/[’ʼ`]/g, "'");
  return endsAsking.test(plain) && (privateMatters.test(plain) || unspaced.test(plain));
}
