import type { LanguageSigns } from '../language-signs.ts';

export const fr: LanguageSigns = {
  common:
    'de la le les et un une des du au en est pas que qui ce il elle je tu on me mon ma mes moi pour avec ' +
    'dans sur plus tout mais ça suis ai y a bien trop fait comme sans ne est-ce cette ces ses leur ont ' +
    'avait été être faire quand où comment pourquoi jamais toujours rien vie aussi encore juste vraiment ' +
    'peut même si non oui ici puis alors chez par aux quoi jai jsuis',
  spelling: {
    apostrophe: 'splits',
    ignored:
      'ne n l le la les un une d du vraiment franchement sérieux sérieusement juste même très tellement putain grave carrément totalement complètement littéralement honnêtement bah ben genre meuf wesh qu que',
    repaired: 'suicider suicide mourir disparaître médicaments réveiller couper scarifier',
    shortForms: `
      j: je
      jai: je ai
      jsuis chuis chui jsui: je suis
      jveux jveu jvx: je veux
      jpeux jpeu: je peux
      jvoudrais jvoudrai: je voudrais
      jme: je me
      jen jnen: je en
      jarrive: je arrive
      jaimerais: je aimerais
      jdois: je dois
      jfais: je fais
      jvais jvé: je vais
      jsp: je sais pas
      jpp: je en peux plus
      jmen: je me en
      c cé: ce
      ya: y a
      g: je ai
      pr: pour
      ds: dans
      tt: tout
      tlm: tout le monde
      qqn qq1 kelkun: quelqu'un
      qqch: quelque chose
      bcp: beaucoup
      auj ajd: aujourd'hui
      dmn: demain
      tjrs tjs tjr: toujours
      pk pq pcq pck psk: parce que
      pourkoi: pourquoi
      pu: plus
      t: tu
      m: me
      s: se
      nn: non
      vie: vie
      mtn: maintenant
      ms: mais
      svp stp: s'il te plaît
      ss: sans
      vs: vous
      koi: quoi
      c'est cest: ce est
      mouri: mourir
    `,
  },
  classes: `
    veux: veux | voudrais | voulais | aimerais | envie de | ai envie de | souhaite | souhaiterais | préfère | préférerais | pense à | penser à | pensé à | pensais à | vais | allais | essayé de | essaie de | tenté de | ai décidé de | décidé de | pensées de | idée de | prêt à | prête à | sur le point de | devrais | mérite de | rêve de | besoin de | il faut | comment | courage de | faudrait | songe à | compte | prévu de | hâte de | mieux
    mourir: mourir | crever | être mort | être morte | plus vivre | plus exister | plus être là | plus être en vie | disparaître pour toujours | disparaître de ce monde | disparaître pour de bon | cesser de exister | arrêter de exister | arrêter de vivre | cesser de vivre | quitter ce monde | quitter cette terre | quitter cette vie | partir pour toujours | partir pour de bon | partir définitivement | pas me réveiller | plus me réveiller | jamais me réveiller | pas me réveiller demain | me endormir et plus me réveiller | dormir pour toujours | pas être né | pas être née | jamais être né | jamais être née | jamais exister | plus respirer | plus ouvrir yeux
    tuer: me tuer | me suicider | me foutre en air | mettre fin à mes jours | mettre fin à ma vie | en finir avec la vie | en finir avec ma vie | me pendre | me ouvrir veines | me tailler veines | me tirer balle | me jeter sous | me jeter par la fenêtre | me jeter du | me jeter dans | me défenestrer | sauter du pont | sauter par la fenêtre | sauter du toit | me noyer | me buter | me flinguer | me supprimer | passer à acte | me ôter la vie | me enlever la vie | me balancer du | me faire sauter la cervelle | mettre fin à tout
    finir: en finir | que tout se arrête | que ça se arrête pour de bon | tout arrêter | tout se arrête | mettre un terme | mettre fin | que tout finisse | que ça finisse | arrêter tout ça | que ça soit fini
    scarif: me couper | me scarifier | me faire mal | me faire du mal | me blesser | me brûler | me mutiler | me automutiler | me taper | me frapper | me punir | me lacérer | me griffer | me entailler | me tailler
    mort: mort | morte | six pieds sous terre | dans la tombe | plus là | plus de ce monde
    sansmoi: sans moi | si je étais <mort> | si je étais plus là | si je disparaissais | si je disparais | si je mourais | si je meurs | si je existais pas | si je existais plus | quand je serai <mort> | quand je serai plus là | quand je serai parti | quand je serai partie | une fois partie | si je me tuais | si je étais jamais né | si je étais jamais née | si je étais pas né | si je étais pas née | si je partais | si je me réveillais pas | après ma mort | le jour où je serai plus là
    mieux: mieux | plus heureux | plus simple | plus facile | soulagés | soulagé | tranquilles | libres | bien | rendre service | débarrassés | plus léger
    marre: marre de | ras le bol de | fatigué de | fatiguée de | épuisé de | épuisée de | las de | lasse de | assez de | en peux plus de | plein cul de | usé de | usée de | supporte plus de | crevé de
    vie: vivre | la vie | ma vie | cette vie | exister | être en vie | être là | respirer | ce monde | être vivante | être vivant | vie
    raison: raison | raisons | but | sens | envie | force | forces | goût | courage | intérêt | motivation
    proche: mon ami | mon amie | ma meilleure amie | mon meilleur ami | ma pote | mon pote | une amie | amie | ami | mon frère | ma soeur | mon fils | ma fille | mon copain | ma copine | mon ex | ma mère | mon père | mon cousin | ma cousine | mon mari | ma femme | quelqu'un | mon voisin | ma voisine | une fille | un mec | un gars | il | elle | mon petit frère | ma petite soeur | mon oncle | ma tante | élève | mon collègue | ma collègue | mon coloc | ma coloc
    agresseur: mon mari | mon copain | mon mec | mon père | mon beau père | mon ex | ma mère | mon frère | mon oncle | ma femme | ma copine | il | elle | un homme | un mec | mon conjoint | mon compagnon | quelqu'un | ex | on
    frappe: me frappe | me a frappé | me a frappée | me tape | me a tapé | me bat | me a battue | me cogne | me a cogné | me étrangle | me a étranglée | me a étranglé | me a violé | me a violée | me viole | me menace | me a menacé | me a menacée | va me tuer | veut me tuer | me a enfermée | me a enfermé | me enferme | me laisse pas sortir | me empêche de sortir | me suit | me harcèle | me a poussée | me a poussé | me a giflée | me gifle | me a attrapée par la gorge | me touche | me a touchée | me séquestre | me a agressée | me a agressé | lève la main sur moi | me roue de coups
    medocs: cachets | cachet | médicaments | médocs | médoc | comprimés | somnifères | pilules | antidépresseurs | anxiolytiques | xanax | doliprane | boîte entière | plaquette | plaquettes | tablette | lexomil | paracétamol | flacon | javel | boîtes
    pris: pris | avalé | prendre | gobé | ai bu | viens de prendre | avaler | ingéré
    adieu: adieu | adieux | au revoir pour toujours | dire au revoir | dit au revoir | faire mes adieux | fait mes adieux
    lettre: lettre | lettres | lettre de adieu | lettres de adieu | mot | message de adieu | mots de adieu | testament
  `,
  acute: `
    <veux> ..1 <tuer>
    je (me tue|me suicide|me pends|me bute|me flingue|me fous en air) ..1
    (me suicider|me tuer|me pendre|me foutre en air|mettre fin à mes jours|mettre fin à ma vie|passer à acte)
    (mon|au|ma|pensées|idées|tentative de|tentatives de|envie de|penser au|pense au|par|seul|projet de|lettre de) suicide
    suicider
    suicidaire
    suicidaires
    (veux|voudrais|souhaite|ai) plus (vivre|exister|être là|être en vie|être ici|être de ce monde|me réveiller|continuer à vivre|respirer|rester en vie|de cette vie|voir demain|envie de vivre|envie de être là|envie de exister|envie de être en vie|envie de me réveiller|goût à la vie|goût de vivre)
    (veux|envie de|ai envie de|souhaite) pas (vivre|exister|être en vie|me réveiller|être là demain|voir demain|continuer à vivre|rester en vie|être ici)
    (plus|aucune|pas|sans|perdu|plus la|plus aucune|pas de|zéro) ..1 (envie|goût|force|raison|raisons|but) ..1 (de|à|pour) (vivre|exister|la vie|continuer à vivre|rester en vie|être là|être en vie|vie)
    (plus|aucune|pas) ..1 (raison|raisons|intérêt|sens) ..2 (de|à) (vivre|rester|continuer|exister|être là|être en vie|me lever encore)
    (vaut|vaut pas|mérite) ..2 (coup|peine) de ..1 (vécue|vivre|vivre comme ça|rester|continuer à vivre)
    vie vaut (pas|plus|rien) ..5
    (rien|plus rien|plus personne) (pour)? ..1 (vivre|me retient|me retient ici|me rattache)
    (aimerais|voudrais|veux|espère|prie|souhaite|supplie|rêve|envie) ..4 (pas me réveiller|plus me réveiller|jamais me réveiller|être morte|être mort|jamais être né|jamais être née|jamais avoir existé|pas exister|emporte|me fauche|me renverse|me écrase|me prenne|mon coeur lâche|se arrête de battre|soit terminal|crève dans mon sommeil|meure|crève)
    (dormir|endormir|fermer yeux) et (plus|jamais|pas) ..2 (réveiller|ouvrir)
    (devrais|aurais dû|mieux) ..1 (être mort|être morte|mourir|crever|mort|morte)
    mérite (de)? (mourir|crever|pas de vivre|pas de être en vie)
    jamais dû (naître|exister|venir au monde)
    aurais (pas|jamais) dû (naître|exister|venir au monde|me réveiller|survivre)
    (pas|jamais) demandé à (naître|vivre|être là)
    <mieux> ..4 <sansmoi>
    sans moi ..3 <mieux>
    personne ..4 (manquerais|remarquerait|remarquera|verrait|pleurerait|rendrait compte|rendra compte|regretterait|chercherait|souciera|soucierait) ..4
    (manquerais|manquerai) à personne
    (si|quand) je (meurs|mourais|disparais|disparaissais|crève|crevais) ..5
    quand je serai (mort|morte|plus là|parti|partie)
    monde ..3 sans moi
    <marre> ..1 (vivre|la vie|ma vie|cette vie|exister|être en vie|respirer|ce monde|vie)
    (ma|notre) dernière (nuit|soirée) ($|ici|vivant|vivante|sur|en vie)
    mon dernier (jour|message|soir|lever|coucher) ..2
    (dernière|ultime) (chanson|musique|morceau) ..3 (avant|vais|entendrai|de ma vie|écouter|entende)
    avant de (partir|mourir|en finir) ..1 ($|pour|pour de bon|pour toujours|définitivement)
    <adieu> ..1 (à tous|à toutes|tout le monde|tous|monde|mes|ma|pour toujours|vie|à ma|à mes|$)
    (ai|je|vais|en train de|viens de) ..1 (écrit|écrire|écris|laissé|laisse|rédigé|posé|terminé) ..2 (lettre|lettres) ..3
    (lettre|lettres|message|mot|vidéo) de adieu
    quand (vous|tu) ..1 (lirez|liras|lisez|lis|trouverez|verrez) (ça|ceci|ce message)
    serai (plus|pas) là (demain|lundi|à noël|pour|dans|la semaine|bientôt|$|mardi|quand)
    (passerai|passer|tenir|tiendrai|survivre|survivrai|atteindrai) (pas|plus) ..2 (nuit|demain|matin|noël|semaine|anniversaire|hiver)
    (pas sûr|pas sûre|crois pas|sais pas si) ..4 (nuit|demain|matin)
    ce soir (je)? (le fais|en finis|me en vais|pars|se arrête|tout se arrête|passe à acte)
    (vais le faire|le ferai) ($|ce soir|demain|bientôt|cette nuit|maintenant)
    (ai|tout|mon|plan|date|ma) ..2 (plan prêt|plan|date choisie|tout prévu|tout planifié|corde prête|méthode|tout préparé|date fixée) ($|et|pour|ce|est|prêt)
    (planifie|planifié|prévu|planifier|prépare) ..2 (ma mort|mon suicide|comment mourir|comment le faire)
    (pense|penser|cherché|recherché|regardé|sais|chercher|pensé|imagine) ..2 (comment|moyens de|façons de|manières de) ..1 (faire|mourir|me tuer|en finir|le faire)
    combien de <medocs>
    (garde|gardé|stocke|stocké|économise|accumulé|mis de côté|accumule) ..3 <medocs>
    <pris> ..4 <medocs>
    (pris|avalé) (trop|tout|tous|toute|toutes|plein de) ..2
    (overdose|surdose)
    <veux> ..1 <finir>
    en finir ($|ce soir|une bonne fois|pour de bon|pour toujours|avec tout|maintenant|vite|demain|avec ça|moi)
    (sauter|me jeter|me balancer|me lancer|saute) ..3 (pont|fenêtre|toit|train|métro|rails|balcon|falaise|quai|voiture|camion|bus|étage|vide|seine)
    (suis|assis|assise|debout|montée|monté|ici) ..3 (pont|toit|bord|rebord|rails|falaise|parapet|balcon|quai|voies) ($|et|je|à|regarde)
    (avec|ai|tiens|acheté|regarde|fixe|devant) ..3 (corde|lame|lames|rasoir|couteau|couteaux|arme|fusil|cutter|cachets|pistolet) ..3 ($|main|tiroir|à côté|devant moi|table|mains|et)
    <veux> ..1 <scarif>
    (recommencé|recommence|encore|arrête pas|peux pas me empêcher|commencé|repris|pulsion|pulsions|peur de) ..2 <scarif>
    me suis ..1 (coupé|coupée|scarifié|scarifiée|fait mal|fait du mal|brûlé exprès|brûlée exprès|mutilé|mutilée|blessé exprès|ouvert|entaillé|entaillée|taillé|taillée|tapé la tête)
    je me (scarifie|coupe|mutile|fais du mal|lacère|taille) ($|encore|bras|cuisses|pour|poignets|depuis|en|la nuit|tous|quand)
    scarif*
    automutil*
    (rechute|rechuté|replongé) ..5 (lame|bras|coupé|scarif*|propre)
    (coupures|cicatrices|entailles) ..3 (bras|poignets|cuisses|jambes|nouvelles|fraîches)
    saigne (pas|plus|encore|toujours|beaucoup) ..2
    (faire|fasse|fais|ferai)  (connerie|bêtise|conneries|quelque chose de grave|geste)
    peur ..2 (de moi|de ce que je pourrais|de ce que je vais|de mes pensées|de rester seule avec moi|de me faire|de passer)
    (me fais|ai) pas confiance ..3
    (en sécurité|danger) ..2 (avec moi|pour moi|de moi)
    voix ..4 (disent|dit|ordonnent|veulent|répètent|tête|crient|parlent)
    <proche> ..5 (veut|va|a essayé de|a tenté de|menace de|dit que|parle de|dit vouloir|voulait) ..3 (se tuer|se suicider|mourir|en finir|se faire du mal|disparaître|se foutre en air|crever|se pendre|se jeter)
    <proche> ..4 (veut plus vivre|se scarifie|se coupe|se mutile|a pris des cachets|a avalé|se fait du mal|est suicidaire|veut mourir)
    (dit|a dit|écrit|a écrit|posté|envoyé|message) ..5 (veut mourir|adieu|va se tuer|plus envie de vivre|veut plus vivre|pardon pour tout|serait mieux mort|serait mieux morte|prenez soin)
    si je  (quitte|pars) ..3 se (tue|suicide|tuera)
    <agresseur> ..3 <frappe>
    me (frappe|bat|tape|cogne) ..2
    (au secours|aidez moi|à aide|aide moi) ..5
    va me tuer
    (cachée|caché|enfermée|enfermé|planquée|planqué) ..3 (salle de bain|toilettes|placard|chambre|wc|cave|dressing)
    a  (couteau|arme|flingue|fusil|pistolet) ..2
    (quelqu'un|homme|mec|type|gars) ..2 (me suit|dans ma maison|chez moi|essaie de entrer|est entré)
    peur de (rentrer|rentrer chez moi|aller chez)
    (laisse|veut) pas (me laisser)? (sortir|partir)
    (donné|donne|distribué|filé) ..3 (affaires|chien|chat|vêtements|mes livres|ma guitare|tout ce que)
    (rangé|réglé|mis|laissé) ..3 (papiers|affaires|tout) ..2 (en ordre|réglé|en règle|prêt)
    prenez soin ..4
    (dites|dis) ..3 (que je aime|que je aimais|je aime)
    (pardon|désolé|désolée|pardonnez moi|pardonne moi) ..4 (pour ce que je vais|de partir|de vous laisser|pas avoir tenu|de abandonner)
    (pris ma décision|ma décision est prise|je ai décidé) ($|ce soir|et|je)
    (en paix|apaisée|apaisé|sereine|serein|calme|soulagée) ..3 (décidé|décision|prête|prêt|bientôt fini)
    (seule|unique) (issue|solution|sortie|option|façon) ..3 (mourir|mort|me tuer|disparaître|partir|reste)
    (y a|vois|existe) (plus|pas|aucune) ..1 (autre)? (issue|solution|échappatoire) ($|pour moi)
    (mourir|mort|être mort|être morte) ..2 (serait|semble|paraît|ferait|serait un) ..2 (soulagement|paix|mieux|solution|bien|doux|délivrance|repos|facile)
    (rejoindre|retrouver|être avec) (ma|mon|mes|lui|elle|toi) ..3 (là haut|bientôt|ce soir|ciel|paradis|fille|fils|mari|mère|père|femme|frère)
    (en peux|supporte|veux) plus ..1 (de vivre|vivre|exister|de exister|être en vie|la vie|de la vie|de cette vie)
    (reposer|partir) (en paix|pour toujours|définitivement)
    merci pour tout ..4 (adieu|dernière|fini)
    💊💊
  `,
  exaggerated: `
    <veux> ..1 <mourir>
    (veux|voudrais|préfère) mort
    (je|autant) (crève|crever)
  `,
  possible: `
    suicid*
    (plus|aucun|aucune|pas|sans|perdu|zéro) ..1 (espoir|avenir|issue|sens|goût à rien|envie de rien|force|forces|lumière|raison|perspective|but)
    rien ..2 (sens|importe|sert|importance|va|changera|change|aide|marche|intéresse|fait plus plaisir|ira mieux|fonctionne|me fait|me retient|attends)
    (plus|pas) de sens
    à quoi (bon|ça sert|sert) ..3
    pourquoi ..2 (continuer|je continue|vivre|je me lève|je suis là|je existe|rester|essayer|je suis né|je suis née|lutter|me battre)
    (en peux|supporte|tiens|y arrive|arrive) plus ..2
    (peux|arrive) plus (continuer|tenir|vivre|avancer|respirer|me lever|faire semblant)
    au bout ($|de ma vie|du rouleau|de mes forces|de tout)
    (à bout|bout du rouleau)
    (suis|sens|être|devenu|devenue|suis qu) ..2 (poids|fardeau|boulet|échec|nul|nulle|inutile|déchet|merde|problème|erreur|rien|raté|ratée|charge|monstre|honte|incapable|parasite|bon à rien|bonne à rien|déception|gêne)
    (sens|suis|me sens) ..2 (vide|vidé|vidée|cassé|cassée|brisé|brisée|perdu|perdue|piégé|piégée|invisible|mort à intérieur|morte à intérieur|mort dedans|morte dedans|éteint|éteinte|détruit|détruite|désespéré|désespérée|sans espoir|inutile|noyer|couler|coule|fantôme|de trop|étranger|étrangère|anesthésié|anesthésiée|fichu|foutu|foutue|engourdi|engourdie|seul au monde|seule au monde)
    ^ (vide|brisé|brisée|perdu|perdue|cassé|cassée|rien|nul|nulle|inutile|épuisée|épuisé|abandonne|stop|fini|laminé|éteinte|éteint) $
    (ressens|sens) (plus)? rien
    (me déteste|me hais|me dégoûte|déteste ma vie|hais ma vie|déteste vivre|déteste être|supporte pas ma vie|me supporte plus|me supporte pas|haine de moi|dégoût de moi|haïs)
    (veux|voudrais|envie|ai envie|aimerais|besoin) ..1 (de)? ..1 (disparaître|me évaporer|tout lâcher|tout plaquer|tout abandonner|rien ressentir|plus rien ressentir|plus rien sentir|plus souffrir|dormir mille ans|dormir et|me effacer|plus être moi|que ça se arrête|ça se arrête|tout se arrête|se arrête|silence|plus penser|abandonner|plus me lever|plus être|être personne)
    (faites que|fais que)? ça se arrête
    faites taire ..3
    personne ..2 (aime|comprend|voit|écoute|besoin de moi|remarque|cherche|aide|peut me aider|supporte|demande|veut de moi|parle|appelle|sait|rappelle|soucie|là pour moi|attend|manque|me)
    (quelqu'un|qui) ..1 (remarquerait|me chercherait|le verrait|se en rendrait)
    manquerais à personne
    (ai plus|ai) personne ..2
    <marre> ..1 (tout|moi|faire semblant|me battre|souffrir|lutter|sourire|être moi|être forte|être fort|pleurer|tous|essayer|tenir|être seule|être seul|avoir mal|ma tête|cette douleur|me sentir|moi même)
    (fatigue|fatigué|fatiguée|épuisée|épuisé) ..3 (âme|vie|exister|passe pas|tout|vivre|repose pas)
    (ma vie|vie|tout) ..1 (est|a|se|me|vaut|rime|sert) ..2 (merde|enfer|sens|rien|écroule|effondre|gâchis|erreur|vide|insupportable|cauchemar|foutue|fichue|lourd|finie|pèse|noir|dépasse|prison)
    insupportable
    (ma place|pas de place|pas fait pour|pas faite pour|pas à ma place|place dans ce monde|place ici)
    (je)? (abandonne|laisse tomber|baisse les bras|lâche) ($|tout|la vie)
    (touche|touché|au)  fond ($|du trou)
    (trou|gouffre|tunnel|abîme|noirceur) ..3
    (idées|pensées) (noires|sombres|bizarres|horribles)
    (mange|sors|lève|dors|douche|quitté|mangé|sortie|sorti|levé|levée) (plus|pas) ..3 (jours|semaines|lit|chambre|maison|appart|nuit)
    (pleure|pleurer|pleuré) ..3 (tous les soirs|chaque soir|chaque nuit|tous les jours|en cachette|sans raison|sans arrêt|toutes les nuits|silence|douche|heures|en boucle|sol)
    (seul|seule) ..2 (au monde|toujours|pour toujours|encore|dans tout|avec ça|face)
    (me en fous|égal|me fiche|importe peu) ..3 (vivre|mourir|de tout|tout|moi|arrive|rien|réveille|me arriver)
    perdu (tout|goût|envie|espoir|pied)
    (survis|existe juste|fais que exister|fais que survivre|survivre)
    (pilote automatique|mode automatique|mode survie)
    (va pas|vais pas|vais mal|va mal) ($|du tout|bien du tout|depuis)
    (ça|rien|jamais) (ira|va|changera|passera|finira) (jamais|pas mieux|mieux)
    jamais (heureux|heureuse|mieux|en sortir)
    me en sors (plus|pas)
    peur (de lui|de mon|de ma mère|chez moi|à la maison|quand il) ..3
    (crie|boit|casse|contrôle|hurle|énerve) ..6 (peur|me cache|me enferme|chambre|téléphone|porte)
    (amie|ami|frère|soeur|fils|fille|pote) ..6 (sort plus|parle plus|bizarre|répond plus|mal|inquiète|isole|renfermé|renfermée|silencieux|mange plus|éteint|éteinte)
    (inquiet|inquiète) pour (elle|lui|mon|ma)
    (ma tête|mon cerveau|mes pensées) ..2 (arrête pas|se tait|tourne|bruit|hurle|me tue|laisse pas|explose|contre moi|arrêtent)
    (bois|boire|picole) ..3 (oublier|penser|sentir|seule|seul|dormir|toute)
    (masque|semblant|faux sourire|souris) ..4 (intérieur|craque|tombe|tous|monde|bien|brisée|meurs)
    dépression ..3 (gagne|revient|revenue|bouffe|tue|avale|noie)
    (exister|vivre|être en vie|vie) ..2 (fait mal|pèse|fatigue|épuise|trop dur|trop lourd|mal)
    (douleur|mal|souffrance) ..2 (arrête|partout|tout le temps|insupportable|chaque jour|passe pas|finit|intérieur)
    (dégoûtée|dégoûté) de (la vie|vivre|moi|tout)
  `,
  innocent: `
    (mort|morte|morts|mdr|mourir|meurs|crève|crever|mourrais) de (rire|faim|soif|froid|chaud|fatigue|honte|peur|trouille|ennui|sommeil|jalousie|envie|amour|bonheur)
    mort de rire
    (tuer|tue|tué) ..1 (temps|ennui|game|métier|silence)
    (me tue|me tuent) (ce|cette|chaleur|prof|boss|patron|réunion|refrain|genoux|dos)
    me tuer (cette|chaleur|prof|boss|patron|réunion|refrain|genoux|dos|ce (prof|boss|patron|refrain|dos|mec|film|truc))
    (ma mère|mon père|mon boss|mon patron|prof|ma prof|mère) va me tuer
    suicide squad
    (prévention|film|livre|docu|documentaire|cours|exposé|roman|conférence) ..3 suicide
    (vivre|vis) (sans café|sans musique|sans toi|avec lui|avec elle|ici|en|à)
    dernière (chanson|soirée|nuit|danse) (de|des|à|avant)? ..1 (soirée|vacances|tournée|voyage|mariage|été|concert|lyon|paris|rentrée)
    (pot|fête|soirée|apéro) de (départ|adieu)
    disparaître (dans|à|sous|en) (forêt|montagne|campagne|plage|couette|île|bois|plaid)
    (en finir|finir) (avec|de|ce|cette|mon) ..2 (exams|partiels|mémoire|thèse|rapport|semaine|journée|ménage|boulot|projet|hiver|travaux|dossier|déménagement|taf)
    (marre|fatigué|fatiguée|ras le bol) de (boulot|taf|travail|réviser|pluie|profs|réunions|froid|cours|hiver|bus|métro|transports|chaleur|voisins)
    (me couper|coupé|coupée|couper) ..1 (cheveux|frange|doigt|ongles|en cuisinant|légumes)
    (frappe|tape) (fort|dans mur|ballon|sol|pied)
    (perdu|perdue) ..1 (match|clés|téléphone|final|valise|pari|partie|chat)
    qui tue
    à mort
    tue moi ..1 (lol|mdr|ptdr)
  `,
  joking: `
    (mdr|mdrr|mdrrr|ptdr|ptdrr|lol|haha|hahaha|xd|jpp mdr|hihi|ahah|ahaha|ahahah|lmao|mort de rire)
    😂
    🤣
    💀
    😆
    😅
    (devoirs|lundi|memes|karaoké|excel|partiels|gueule de bois|exam|exams|oral|bac|dissert|ménage)
  `,
  themes: `
    die: mourir | mort | morte | morts | meurs | mourra* | crever | crève | décéd* | tombe | cercueil | enterre* | enterrement | cimetière | paradis
    kill: tuer | tue | tué | tuera | suicid* | pendre | tirer balle | buter | flinguer | assassin* | sauter
    live: vivre | vivant | vivante | vie | vis | exister | existe | existence | respirer | respire | monde | naître | née | surviv* | survis | terre
    end: finir | finisse | fini | finie | fin | arrêt* | arrête | stop | terminer | assez | abandonn* | lâch* | laisse tomber | issue | bout | fait mon temps | baisse les bras
    gone: partir | pars | partie | disparaî* | disparaiss* | loin | me en vais | absent | reviendrai pas | revenir | effac* | évapor* | éteindre | plus là
    wake: réveil* | dormir | dors | endormir | lit | lever | lève | matin | sommeil
    cut: coup* | couper | mal à moi | faire mal | bless* | saign* | sang | cicatrice* | brûl* | lame | lames | rasoir | griff* | rechut* | scarif* | mutil* | cutter
    body: bras | poignet* | peau | cou | gorge | cuisse* | jambes | veines | manches | manches longues | pull
    meds: cachet* | médoc* | médicament* | comprimé* | boîte | flacon | avalé | pris | overdose | dose | bouteille | bourré* | bois seul | vodka | alcool | plaquette*
    place: pont | toit | bord | rebord | rails | quai | fenêtre | balcon | corde | arme | couteau | fusil | rivière | seine | falaise | tiroir | garage | vide
    farewell: adieu* | revoir | lettre | lettres | mot | dernière | dernier | pardon | pardonn* | désolé* | dites | merci pour tout | souvenez | prenez soin | dis à | embrasse
    affairs: donné | testament | papiers | clés | réglé | factures payées | mots de passe | en ordre | rangé | laissé | chien à | chat à | qui garde | nourrir
    burden: poids | fardeau | boulet | inutile | échec | échou* | problème | erreur | déchet | merde | déçoi* | décept* | gâch* | cassé* | brisé* | monstre | faible | honte | nul | nulle | raté* | charge | de trop | gêne | culpabil* | rien de bon
    nobody: personne | seul | seule | quelqu'un | invisible | fantôme | abandonné* | oublié* | solitude | manquerai*
    nothing: rien | vide | sens | raison | à quoi | but | vain | néant | goût à | envie de rien
    tired: fatigu* | épuis* | marre | peux plus | tiens plus | force | forces | supporte plus | continuer | ras le bol | à bout | tenir | usé* | lasse | craque | craquer | y arrive
    pain: mal | douleur* | souffr* | pleur* | larmes | cri | crier | hurl* | insupportable | torture | agonie
    hate: déteste | hais | haine | dégoût* | me supporte
    hope: espoir | avenir | lumière | mieux | aide | aidez | demain | secours
    plan: plan | prévu | planifi* | décid* | décision | date | prêt | prête | calme | paix | serein* | apais* | choisi | méthode | quand
    self: je | me | moi | mon | ma | mes
    neg: pas | plus | jamais | sans | aucun | aucune | ni
    want: veux | voudrais | envie | aimerais | souhait* | besoin | préfère
    longer: plus | toujours | encore | chaque jour | chaque soir | mois | ans | années | depuis longtemps | toute ma vie
    they: tous | ils | famille | parents | gens | mère | père | maman | papa | enfants | fils | fille | femme | mari | autres | tout le monde | monde
    friend: ami | amie | amis | soeur | cousin | cousine | collègue | élève | voisin* | copain | copine | mon ex | pote | coloc
    says: dit | dis | écrit | écrivait | message | envoyé | posté | répond | répondu | sms | vocal | prévenu
    violence: frapp* | frappe | bat | tape | cogne | enferm* | cach* | menac* | police | suit | suivie | cri* dessus | viol* | agress* | me contrôle | peur | porte | étrangl* | insult*
    god: voix | dieu | prie | prier | autre côté | anges
    tonight: ce soir | nuit | maintenant | bientôt | demain | lundi | heures | minutes
    why: pourquoi | à quoi bon | jusqu'à quand | combien de temps | à quoi | qui
    secret: personne sait | pas dit | secret | dites pas | personne le sait | ose pas
    dark: noir | sombre | noy* | coul* | piég* | perdu* | tomb* | fond | trou | tunnel | prison | cage | gouffre | ombre | étouff* | effondr* | écroul*
    ill: hôpital | thérapie | psy | psychiatr* | dépress* | dépression | anxiété | diagnost* | maladie | malade | cancer | traitement | médecin | hp | clinique | angoisse* | intern*
    child: bébé | 14 ans | 15 ans | 16 ans | 13 ans | collège | lycée | école | beau père | élève | foyer
    music: chanson | chansons | musique | musiques | son | sons | playlist | album | groupe | titre | morceau | rythme | rock | pop | métal | metal | jazz | rap | lofi | techno | électro | piano | guitare | paroles | refrain | concert | vinyle | disco | slam | variété | blues | reggae | bossa | basse | chanter | zik | daft punk | brel | piaf | aznavour | stromae | violon | classique
    ask: mets | mettez | passe moi | balance | quelque chose | propose | conseille | envoie | un truc | trouve moi | pour me motiver | pour danser | pour bosser | remonte moi
    work: travail | taf | boulot | bosser | chef | patron | bureau | réunion | rendu | exam* | partiel* | réviser | révis* | stage | fac | cours | mémoire | thèse | projet | rapport | excel | bouchons | métro | lundi | bac | entretien | collègues | garde | télétravail
    food: café | pizza | dîner | repas | vin | bière | chocolat | cuisin* | raclette | croissant | gâteau | apéro | burger | faim | fromage | crêpes | bouffe | thé
    sport: match | équipe | salle | gym | courir | course | but | foot | psg | marathon | vélo | nager | entraîn* | jeu | niveau | elden ring | fortnite | ligue | jambes | muscu | squat* | coupe | gagné | finale | mario kart
    love: ex | amour | coeur | rupture | largué | larguée | quitté | quittée | plaqué* | jaloux | rencard | baiser | mariage | manque | crush | célibataire | divorce
    grief: mamie | papi | grand mère | grand père | chien | chat | décédé* | deuil | anniversaire de | obsèques | perdu mon | perdu ma | disparu
    fun: fête | soirée | vacances | dans* | anniv* | voyage | plage | festival | noël | célébr* | fêter | été | avion | aéroport | copines | week end | weekend | boîte | mariage
    joke: mdr* | ptdr* | lol | haha* | xd | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 
    season: pluie | pleut | automne | hiver | printemps | dimanche | samedi | vendredi | froid | chaleur | soleil | neige | après midi | plaid | couette | gris | cocooning
    film: film | série | livre | épisode | netflix | anime | roman | fin de saison | vidéo | personnage | acteur | bouquin | lecture
    things: téléphone | tel | voiture | bus | métro | train | rer | wifi | batterie | ordi | cheveux | chaussures | appart | argent | loyer | déménag* | cartons | voisins | imprimante | vélo | jardin | clés
    good: heureux | heureuse | content* | bien | beau | belle | super | génial | fier | fière | rire | merci | joie | magnifique | parfait | enfin | meilleur | excité* | top | adore
    mild: peu | triste | tristesse | cafard | blues | mélanco* | nostalg* | stress* | nerv* | flemme | sommeil | bof | ennui | moral | coup de mou | chagrin | spleen
    ache: tête | dos | dents | genou | pieds | cheville | règles | migraine | grippe | fièvre | rhume | courbatures | ventre | gueule de bois
    you: tu | toi | robot | bot | assistant | appli | vous
  `,
};
