import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { ROOT_ATTRIBUTES } from "./root-attributes.ts";
import { THEME_KEY } from "./theme-key.ts";

/**
 * Runs before the first paint, so that no dark page flashes white and no row changes its shape when the scripts arrive.
 * The same text in all HTML: the choices stay in the browser. Only non-default values are stored (settings.ts), so
 * every stored value becomes an attribute. A function, because the bundler would keep the text of a constant.
 */
export const prePaintScript = (): string =>
  `try{var d=document.documentElement.dataset,l=localStorage,t=l.getItem("${THEME_KEY}"),s=JSON.parse(l.getItem("${SETTINGS_KEY}")||"{}"),a=${JSON.stringify(ROOT_ATTRIBUTES)},k,v;if(t==="light"||t==="dark")d.theme=t;for(k in a)if((v=s[k])!=null&&v!==false)d[a[k]]=v===true?"":[].concat(v).join(" ")}catch(e){}`;
