import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { ROOT_ATTRIBUTES } from "./root-attributes.ts";
import { THEME_KEY } from "./theme-key.ts";

/**
 * Runs before the first paint, so that no dark page flashes white. The same text in all HTML: it turns every stored
 * (non-default) choice into an attribute.
 */
export const PRE_PAINT_SCRIPT = `try{var d=document.documentElement.dataset,l=localStorage,t=l.getItem("${THEME_KEY}"),s=JSON.parse(l.getItem("${SETTINGS_KEY}")||"{}"),a=${/* @__PURE__ */ JSON.stringify(ROOT_ATTRIBUTES)},k,v;if(t==="light"||t==="dark")d.theme=t;for(k in a)if((v=s[k])!=null&&v!==false)d[a[k]]=v===true?"":[].concat(v).join(" ")}catch(e){}`;
