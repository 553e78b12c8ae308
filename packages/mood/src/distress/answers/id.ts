import type { DistressWords } from './distress-words.ts';

/** Indonesian. */
export const id: DistressWords = {
  acute:
    'Aku ikut sedih karena rasanya sesakit ini. Kamu tidak harus menanggungnya sendirian: tolong ' +
    'bicaralah dengan seseorang sekarang. Jika kamu atau orang lain dalam bahaya, hubungi nomor darurat setempat. Di ' +
    'findahelpline.com kamu bisa menemukan layanan bantuan gratis dan rahasia di dekatmu, lewat ' +
    'telepon atau chat. Sementara itu, ini musik lembut untuk menemanimu.',
  possible:
    'Terima kasih sudah bercerita. Ini musik tenang untuk menemanimu. Pelan-pelan saja, tidak perlu ' +
    'terburu-buru.',
  helpLine:
    'Jika suatu saat terasa terlalu berat, kamu tidak harus menghadapinya sendirian: di ' +
    'findahelpline.com ada layanan bantuan gratis dan rahasia di dekatmu, lewat telepon atau chat. ' +
    'Jika ada bahaya, hubungi nomor darurat setempat.',
};
