import android.annotation.SuppressLint
import android.content.Context
import android.print.PrintAttributes
import android.print.PrintManager
import android.webkit.JavascriptInterface
import android.webkit.WebView
import org.json.JSONObject

/** A chart page on an Android screen. Give it the link of a shared report, or figures with [handOver]. */
@SuppressLint("SetJavaScriptEnabled")
class ChartPage(context: Context, link: String) : WebView(context) {
    init {
        settings.javaScriptEnabled = true
        addJavascriptInterface(Bridge(), "pestAndroid")
        loadUrl(link)
    }

    /** [figures] is JSON as the server answers it. */
    fun handOver(figures: String) {
        evaluateJavascript("window.pestCharts.receive({v:1,type:'data',payload:${JSONObject(figures)}})", null)
    }

    private inner class Bridge {
        @JavascriptInterface
        fun postMessage(told: String) {
            val message = JSONObject(told)
            if (message.optInt("v") != 1) return
            if (message.optString("type") == "print") post { print() } // ready, height, tap, share and error likewise
        }
    }

    private fun print() {
        val printer = context.getSystemService(Context.PRINT_SERVICE) as PrintManager
        printer.print(title, createPrintDocumentAdapter(title ?: "report"), PrintAttributes.Builder().build())
    }
}
