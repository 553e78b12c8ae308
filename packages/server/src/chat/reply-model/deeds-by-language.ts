import type { DistressLanguage } from '@attune/mood';

/** Words between the helping verb and the deed: "ich habe dir eine Liste erstellt". */
const gap = '[^.!?।]{0,60}';
/** Whole words in any script; `\b` knows ASCII alone. */
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

const german =
  '(?:hinzugefügt|gespeichert|erstellt|angelegt|zusammengestellt|abgespielt|gestartet|eingereiht)';
const germanToCome = '(?:hinzufügen|speichern|erstellen|anlegen|abspielen|starten|einreihen)';
const dutch = '(?:toegevoegd|opgeslagen|gemaakt|aangemaakt|samengesteld|afgespeeld|gestart|klaargezet)';
const hindi = '(?:जोड़|सहेज|सेव|बना|चला|बजा|डाल)';

/**
 * The plainest ways to say, in the languages of listeners besides English, that something was added, saved, made or played
 * by oneself. Lower case.
 */
export const deedsByLanguage: Readonly<Record<string, RegExp>> = {
  es: whole(
    [
      '(?:he|hemos) (?:ya )?(?:añadido|agregado|guardado|creado|puesto|reproducido|preparado)',
      'añadí|agregué|guardé|creé|puse|añadimos|agregamos|guardamos|creamos',
      'est(?:oy|amos) (?:reproduciendo|poniendo|añadiendo|agregando|guardando|creando)',
      '(?:voy|vamos) a (?:añadir|agregar|guardar|crear|reproducir)',
    ].join('|'),
  ),
  pt: whole(
    [
      'adicionei|acrescentei|salvei|guardei|criei|coloquei|pus|montei|preparei',
      'est(?:ou|amos) (?:tocando|a tocar|colocando|adicionando|salvando|criando)',
      '(?:vou|vamos) (?:adicionar|salvar|guardar|criar|colocar|tocar)',
    ].join('|'),
  ),
  fr: whole(
    [
      "(?:j'ai|nous avons) (?:déjà |juste |bien )?(?:ajouté|enregistré|sauvegardé|créé|mis|lancé|préparé)",
      "j'ajoute|j'enregistre|je (?:te |vous )?(?:lance|mets|crée|sauvegarde|joue)",
      'je vais (?:te |vous )?(?:ajouter|enregistrer|sauvegarder|créer|mettre|lancer|jouer)',
    ].join('|'),
  ),
  de: whole(
    [
      `(?:ich habe?|habe? ich|wir haben|haben wir)${gap}(?<!\\p{L})${german}`,
      `(?:ich werde|werde ich|wir werden)${gap}(?<!\\p{L})${germanToCome}`,
      'ich (?:spiele|speichere|erstelle|starte)',
    ].join('|'),
  ),
  it: whole(
    [
      '(?:ho|abbiamo) (?:già |appena )?(?:aggiunto|salvato|creato|messo|avviato|preparato)',
      'sto (?:riproducendo|suonando|mettendo|aggiungendo|salvando|creando)',
    ].join('|'),
  ),
  nl: whole(
    `(?:ik heb|heb ik|we hebben)${gap}(?<!\\p{L})${dutch}|ik (?:speel|zet)|ik ga${gap}(?<!\\p{L})(?:afspelen|toevoegen|opslaan)`,
  ),
  pl: whole(
    'doda(?:łem|łam|liśmy)|zapisa(?:łem|łam|liśmy)|utworzy(?:łem|łam)|stworzy(?:łem|łam)|włączy(?:łem|łam)|puści(?:łem|łam)|odtwarzam|włączam|puszczam|dodaję|zapisuję',
  ),
  tr: whole(
    'ekledim|kaydettim|oluşturdum|hazırladım|başlattım|çaldım|ekledik|kaydettik|oluşturduk|çalıyorum|ekliyorum|kaydediyorum|oluşturuyorum',
  ),
  id: whole(
    [
      '(?:saya|aku|kami) (?:sudah |telah |baru saja |akan |sedang )?(?:menambahkan|menyimpan|membuat|memutar|memutarkan|menyalakan|memainkan)',
      '(?:sudah|telah) (?:saya|aku|kami) (?:tambahkan|simpan|buat|buatkan|putar|putarkan)',
    ].join('|'),
  ),
  ja: /(?:追加|保存|作成|再生|登録)(?:して(?:います|おきました)|しました|します)|(?:作り|流し|かけ|入れ)ました|(?:流して|かけて)います/u,
  hi: new RegExp(`(?:मैंने|हमने)${gap}${hindi}|${hindi} (?:रहा|रही|रहे) (?:हूँ|हूं|हैं)`, 'u'),
  'hi-Latn': whole(
    `(?:maine|humne)${gap}(?<!\\p{L})(?:jod|joda|jodi|save|bana|banaya|banayi|chala|chalaya|chalayi|baja|bajaya|daal|daala)|(?:baja|chala|jod|bana) (?:raha|rahi) (?:hoon|hun|hu)`,
  ),
} satisfies Record<Exclude<DistressLanguage, 'en'>, RegExp>;
