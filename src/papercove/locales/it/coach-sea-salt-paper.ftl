why-pair = { $kind-key ->
    [crab] La coppia di granchi recupera una carta da una pila degli scarti.
    [boat] La coppia di barche dà un altro turno.
    [fish] La coppia di pesci dà una carta del mazzo.
    [swimmer] Nuotatore e squalo rubano una carta.
   *[other] La coppia ha il suo effetto.
}
why-denies = { $who } non può prendere { $card-the } ({ $lines }).
    .you = Non puoi prendere { $card-the } ({ $lines }).
why-leaves = { $who } può prendere { $card-the } ({ $lines }).
    .you = Puoi prendere { $card-the } ({ $lines }).
why-holds = { $who } ha { points }.
    .you = Hai { points }.
why-shows = Di { $who } si sa: { points }, { cards-counted } in mano.
    .you = Di te si sa: { points }, { cards-counted } in mano.
why-uncovers = Scopre { $card-the } per { $who } ({ $lines }).
    .you = Scopre { $card-the } per te ({ $lines }).
why-next = Andrebbe bene: { $kind } (+{ $more }); { $count ->
    [one] una carta non si è ancora vista.
   *[other] { $count } carte non si sono ancora viste.
}
why-outs = { $count ->
    [0] Nessuna delle { $all } carte non viste dà subito punti.
    [one] Solo una delle { $all } carte non viste dà subito punti.
   *[other] { $count } delle { $all } carte non viste danno subito punti.
}
why-winning-outs = { $count ->
    [0] Nessuna delle { $all } carte non viste basta per battere la sfida.
    [one] Solo una delle { $all } carte non viste basta per battere la sfida.
   *[other] { $count } delle { $all } carte non viste bastano per battere la sfida.
}
why-against = { $enough ->
    [yes] Così sono { $count }: più dei { $other } da superare.
   *[no] Così sono { $count }; ne servono più di { $other }.
}
why-bonus = Vinta la sfida, si aggiunge il bonus colore: { $count }.
why-home = Così sono { $count } punti: bastano per i { $target }.
why-home-bet = Vinta la sfida, sono { $count } punti: bastano per i { $target }.
why-needs = Punti che mancano a { $who } per vincere la partita: { $count }.
    .you = Punti che ti mancano per vincere la partita: { $count }.
why-drew = { $who } ha pescato { $card-the } ({ $lines }).
why-drew-nothing = { $who } non ha pescato niente che dia punti.
why-drew-mermaid = { $who } ha pescato la { $count ->
    [2] seconda
    [3] terza
   *[4] quarta
} sirena.
why-stole = { $lines-count ->
    [0] { $who } ha rubato { $card-the } a { $victim }.
   *[other] { $who } ha rubato { $card-the } a { $victim } ({ $lines }).
}
why-lay-open = Scoperta per { $who }: { $card } ({ $lines }).
why-called-with = { $who } ha chiamato con { points }.
why-can-call = { $who } aveva { points }: abbastanza per chiamare.
why-fed = { $lines-count ->
    [0] { $who } ha preso { $card-the }.
   *[other] { $who } ha preso { $card-the } ({ $lines }).
}
    .you = { $lines-count ->
        [0] Hai preso { $card-the }.
       *[other] Hai preso { $card-the } ({ $lines }).
    }
why-ended = { $end ->
    [stop] { $who } ha chiuso il round con ALT.
    [bet-won] { $who } ha vinto la SFIDA.
    [bet-lost] { $who } ha perso la SFIDA.
    [mermaids] { $who } ha calato quattro sirene.
   *[void] Il mazzo era vuoto.
}
    .you = { $end ->
        [stop] Hai chiuso il round con ALT.
        [bet-won] Hai vinto la SFIDA.
        [bet-lost] Hai perso la SFIDA.
        [mermaids] Hai calato quattro sirene.
       *[void] Il mazzo era vuoto.
    }
foresight-gained = Punti di questo round: in media { $best } invece di { $other }.
foresight-rival-gained = { $seats ->
    [2] Punti dell’avversario
   *[other] Punti del miglior avversario
} in questo round: in media { $best } invece di { $other }.
foresight-chance-bet = Vince la SFIDA: { $best }% invece di { $other }%.
foresight-chance-stop = Chiude il round con ALT: { $best }% invece di { $other }%.
foresight-chance-mermaids = Vince con quattro sirene: { $best }% invece di { $other }%.
foresight-rival-chance-bet = Un avversario vince la SFIDA: { $best }% invece di { $other }%.
foresight-rival-chance-stop = Un avversario chiude il round con ALT: { $best }% invece di { $other }%.
foresight-rival-chance-mermaids = Un avversario vince con quattro sirene: { $best }% invece di { $other }%.

## Perché bisogna aspettare

not-now-points = { points } su { $threshold }: non ancora.
not-now-called = Qualcuno ha già chiamato: il round finisce comunque.
not-now-take-first = Prima prendi una carta: coppie e chiamate vengono dopo.
not-now-taken = Hai già preso la tua carta di questo turno.
not-now-by-crabs = Due granchi calati insieme ti fanno guardare in una pila degli scarti.
not-now-by-sharks = Un nuotatore e uno squalo calati insieme rubano una carta.
not-now-keep-first = Prima tieni una delle due carte.
not-now-discard-first = Prima scegli una pila per l’altra carta.
not-now-crab-pile-first = Prima prendi una carta da una pila: i tuoi granchi aspettano.
not-now-crab-card-first = Prima prendi una carta da una pila: i tuoi granchi aspettano.
not-now-rob-first = Prima scegli a chi rubare.
not-now-open-hand = Questa mano è scoperta: non si può rubarne nulla.
not-now-empty-hand = Questa mano è vuota: non c’è nulla da rubare.
not-now-empty = Questa pila è vuota: non c’è nulla da prendere.
not-now-deck-empty = Il mazzo è vuoto: prendi la carta in cima a una pila.
not-now-nothing-left = Mazzo e pile sono vuoti: non c’è nulla da prendere.
not-now-mermaids = { $count ->
    [0] Le quattro sirene si calano insieme; non ne hai.
    [one] Le quattro sirene si calano insieme; ne hai una.
   *[other] Le quattro sirene si calano insieme; ne hai { $count }.
}
not-now-partner = { $kind-key ->
    [crab] Due granchi fanno una coppia; ne hai uno.
    [boat] Due barche fanno una coppia; ne hai una.
    [fish] Due pesci fanno una coppia; ne hai uno.
    [swimmer] Al nuotatore serve uno squalo; non ne hai.
    [shark] Allo squalo serve un nuotatore; non ne hai.
   *[other] Questa carta fa coppia con la sua compagna; non ne hai.
}
not-now-counts = { $count ->
    [one] Questa carta non si cala: conta in mano.
   *[other] Queste carte non si calano: contano in mano.
}
